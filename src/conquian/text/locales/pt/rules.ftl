### Os jogos, os ajustes de uma mesa e as cláusulas das regras.

labelled = { $label }: { $text }

## Jogos

preset-classic = Clássico
preset-classic-about = O jogo de sempre para dois: 10 cartas para cada um; vence quem tem 11 na mesa.
preset-fifty-two = Cinquenta e duas cartas
preset-fifty-two-about = Com o baralho completo, com 8, 9 e 10: as sequências seguem do 7 pelo 8, 9 e 10 até o valete; também chamado de Conquian americano.
preset-twice-around = Twice-Around
preset-twice-around-about = Um jogo mais longo, em que a sorte pesa menos: 13 cartas para cada um; vence quem tem 15 na mesa.
preset-two-pack = Dois baralhos
preset-two-pack-about = Dois baralhos misturados e 15 cartas para vencer; trincas de quatro cartas são comuns.
preset-no-force = Sem combinação forçada
preset-no-force-about = A versão de família, mais tranquila: ninguém pode ser obrigado a usar uma carta.
preset-discard-then-meld = Primeiro colocar
preset-discard-then-meld-about = A carta oferecida precisa achar seu lugar sozinha antes de se reorganizarem as combinações.
preset-partnership = Em duplas
preset-partnership-about = Dois contra dois com dois baralhos; cada dupla tem uma só mesa e vence com 15 cartas nela.
preset-mexican = Mexicano, oito cartas
preset-mexican-about = Como se joga hoje no México: 8 cartas para cada um, uma passada ao próximo e nenhuma virada no começo; vence quem tem 9 na mesa.
preset-mexican-10 = Mexicano, nove cartas
preset-mexican-10-about = O jogo mexicano com 9 cartas para cada um; vence quem tem 10 na mesa.
preset-tercerilla = Tercerilla
preset-tercerilla-about = O jogo mexicano para três: 8 cartas para cada um, vence quem tem 9 na mesa, e a carta que um deixa passa pelos outros.
preset-sociable = Sociable
preset-sociable-about = Quatro jogadores, cada um por si, com dois baralhos; a carta que um deixa passa pelos outros.
preset-no-discard = Sem descarte
preset-no-discard-about = As regras ao pé da letra: depois de usar uma carta não se descarta nada.

## Ajustes. Cada um tem um nome, uma frase e palavras para os valores que não são números.

value-yes = sim
value-no = não

field-name = Jogo
field-name-about = O jogo de que a mesa parte; tudo o que vem a seguir pode ser mudado.
field-players = Jogadores
field-players-about = Quantas pessoas jogam, de 2 a 4.
field-partners = Duplas
field-partners-about = Quatro jogadores em duas duplas, sentadas frente a frente, que dividem a mesa.
field-pack = Cartas do baralho
field-pack-about = 40, sem 8, 9 e 10, de modo que o valete (ou a Sota) vem depois do 7; ou todas as 52.
field-packs = Baralhos
field-packs-about = Quantos baralhos são misturados, um ou dois.
field-deal = Cartas distribuídas
field-deal-about = Quantas cartas cada um recebe no começo.
field-target = Cartas para vencer
field-target-about = Vence quem tem exatamente este número de cartas na mesa, sendo a última a carta oferecida.
field-holding-limit = Cartas que se pode ter
field-holding-limit-about = Quem, depois de usar uma carta, tem mais do que isto somando mão e mesa, descarta uma.
field-holding-limit-auto = o normal ({ $limit })
field-holding-limit-none = sem limite: ninguém nunca descarta
field-starter = Carta inicial
field-starter-about = Depois da distribuição vira-se uma carta, oferecida a um jogador de cada vez; sem ela, o primeiro jogador já começa comprando.
field-exchange = Cartas passadas
field-exchange-about = Quantas cartas cada um passa ao próximo antes de jogar: nenhuma ou uma.
field-offers = A carta que alguém deixa
field-offers-about = Com três ou quatro jogadores: quem ainda pode usar uma carta recusada ou descartada.
field-offers-next = só o próximo jogador
field-offers-round = passa por todos
field-forced = Combinação forçada
field-forced-about = Se você recusa uma carta que encaixa em uma das suas combinações, um adversário pode obrigar você a usá-la.
field-hand-melds = Baixar da mão
field-hand-melds-about = Ao recusar uma carta você pode acrescentar cartas da mão à sua mesa, mas assim nunca se vence.
field-rearrange = Reorganizar combinações
field-rearrange-about = Quando se pode pegar emprestadas cartas de uma combinação sua para outra.
field-rearrange-free = a qualquer momento da sua vez
field-rearrange-after-use = só depois que a carta oferecida achou seu lugar
field-draw = Uma rodada empatada
field-draw-about = O que acontece quando o monte se esgota antes que alguém vença.
field-draw-carry = o pote fica para a próxima rodada
field-draw-point-each = um ponto para cada lado, e o pote fica
field-draw-replay = a mesma pessoa distribui de novo pelo mesmo pote
field-stake = Aposta
field-stake-about = O que cada um põe no pote no começo da rodada; quem vence leva tudo.
field-rummy-bonus = Bônus por rummy em uma jogada só
field-rummy-bonus-about = Quem vence baixando todas as cartas de uma vez recebe a aposta mais uma vez de cada perdedor.
field-wins = Rodadas para vencer
field-wins-about = Vence a sessão quem chegar primeiro a este número de rodadas vencidas.
field-wins-none = sem esse limite
field-units = Unidades para vencer
field-units-about = Vence a sessão quem chegar primeiro a este ganho em unidades.
field-units-none = sem esse limite

## Cláusulas

clause-M = Combinações
clause-M1 = A trinca
clause-M2 = A sequência
clause-M3 = Cada carta em uma combinação
clause-D = A distribuição
clause-D1 = Quem distribui
clause-D2 = Distribuir
clause-D3 = Monte e carta inicial
clause-D4 = Nada antes de jogar
clause-D5 = Distribuição incorreta
clause-D6 = Sem carta inicial
clause-D7 = Passar uma carta
clause-T = O jogo
clause-T1 = A jogada inicial
clause-T2 = A vez de cada um
clause-T3 = Comprar
clause-T4 = O descarte
clause-T5 = O monte se esgota
clause-T6 = A ordem das jogadas
clause-T7 = A quem se oferece uma carta
clause-A = Usar uma carta
clause-A1 = Combinar, estender, pegar emprestado
clause-A2 = Nunca demais
clause-A3 = Só as suas combinações
clause-A4 = Primeiro colocar, depois reorganizar
clause-P = Recusar
clause-P1 = Recusar uma carta
clause-P2 = Arrumar a sua mesa
clause-F = Obrigar
clause-F1 = Quando se pode obrigar
clause-F2 = O que faz quem é obrigado
clause-F3 = Obrigar com um descarte
clause-W = Vencer e acertar as contas
clause-W1 = A vitória
clause-W2 = A rodada empatada
clause-W3 = Apostas e pote
clause-W4 = Rummy em uma jogada só
clause-W5 = O fim da sessão
clause-W6 = Sem pontos por carta
clause-V = Jogos

### A arena, onde os bots jogam as mesmas distribuições: o relatório, na linha de comando e em página, e
### o que pode dar errado. Nada disso é mandado aos navegadores.

## O que dá errado

arena-few = Indique pelo menos dois bots: eles vão jogar entre si.
arena-many = { $bots } bots são demais para uma arena; o máximo é { $most }.
arena-import = “{ $bot }” não serve como bot: { $reason }. Um bot é um destes, { $known }, ou uma classe que se possa importar, como pacote.módulo:Classe, chamada com uma semente.
arena-no-bot = O que “{ $bot }” cria não é um bot: falta um método choose(view).
arena-illegal = “{ $bot }” quebrou as regras com { $action }: distribuição { $deal }, colocação { $seating }, lugar { $seat }, posição { $position }.
arena-no-action = “{ $bot }” respondeu { $answer }, que não é jogada nenhuma: distribuição { $deal }, colocação { $seating }, lugar { $seat }, posição { $position }.
arena-raised = “{ $bot }” falhou com { $reason }: distribuição { $deal }, colocação { $seating }, lugar { $seat }, posição { $position }.
arena-lost = Não foi possível jogar com “{ $bot }”: distribuição { $deal }, colocação { $seating }, lugar { $seat }, posição { $position }.
arena-worker = Morreu um processo em que se jogavam rodadas: talvez um bot o tenha terminado, ou faltou memória.
arena-file-foreign = “{ $file }” contém outra coisa, não resultados de uma arena. Ficou como estava: escolha outro arquivo.
arena-file-other-version = Os resultados em “{ $file }” são da versão { $found }, e esta é a { $expected }: não dá para comparar. Escolha outro arquivo.
arena-file-other-rules = Os resultados em “{ $file }” são de outra mesa, { $found }, não de { $expected }. Escolha outro arquivo.
arena-file-other-seed = Os resultados em “{ $file }” são de outras distribuições: semente { $found }, não { $expected }. Escolha outro arquivo.
arena-file-other-bots = Os resultados em “{ $file }” são de outros bots: { $found }, não { $expected }. Escolha outro arquivo.
arena-file-damaged = A linha { $line } de “{ $file }” não é um resultado: o arquivo foi alterado.
arena-file-busy = Outra arena está escrevendo agora em “{ $file }”.
arena-file-unusable = Não é possível escrever em “{ $file }”: { $reason }.
guest-form = O comando “{ $command }” precisa dizer para onde vai o programa: ponha nele { $url } e { $game }.
guest-start = Não é possível iniciar o programa “{ $program }”: { $reason }.
guest-absent = O programa não se sentou à mesa em { $seconds } segundos.
guest-ended = O programa terminou antes da hora (código { $status }). Suas últimas palavras: { $said }
guest-silent = Era a vez dele, e o programa não fez nada por { $seconds } segundos.

## Números

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-plain = { NUMBER($value, maximumFractionDigits: 3) }
arena-percent = { $value }%
arena-range = { $low } a { $high }
arena-milliseconds = { $value } ms

## O relatório

arena-note = O Elo é a vantagem sobre { $bot }. Os empates não contam para o Elo nem para a parte ganha; cada distribuição conta uma vez, com todas as suas rodadas.
arena-pairs = Par a par
arena-report = Arena: { $table }
arena-ladder = Força
arena-ladder-about = O Elo com seu intervalo de 95%: quanto cada bot está à frente de { $bot }, ou atrás. Com 100 de vantagem se ganham 64 de cada 100 rodadas que um dos dois ganha. Os empates não contam, porque ninguém leva o pote: joga-se por ele na rodada seguinte. Cada distribuição conta uma vez, com todas as rodadas jogadas com suas cartas.
arena-standings = Todos os números
arena-standings-about = A parte é a das rodadas que alguém ganhou, com seu intervalo de 95%.
arena-crosstable = Quem ganha de quem
arena-crosstable-about = Das rodadas que um dos dois ganhou, quantas foram do bot da linha; embaixo, o intervalo de 95% e as rodadas que cada um ganhou.
arena-convergence = Como foi se firmando
arena-convergence-about = A parte ganha, distribuição após distribuição, com sua faixa de 95%. A faixa vale onde a série devia terminar: quem para quando gosta do que vê é enganado por ela.
arena-lengths = Quanto duram as rodadas
arena-lengths-about = O número de jogadas de uma rodada, e como ela terminou para o bot.
arena-times = Tempo para decidir
arena-times-about = Milissegundos por decisão, na máquina que jogou: a média, e os traços do décimo mais rápido das rodadas ao mais lento. Cada linha da escala é um múltiplo da anterior. Num programa, conta também o caminho até a mesa e de volta.
arena-again = Para jogar de novo
arena-again-about = Conquian { $version }. Este comando distribui as mesmas cartas; os bots que tiram o acaso da semente jogam as mesmas rodadas.

arena-col-bot = bot
arena-col-elo = Elo
arena-col-interval = 95%
arena-col-won = ganhas
arena-col-lost = perdidas
arena-col-drawn = empates
arena-col-share = parte (95%)
arena-col-forced = forçadas por rodada
arena-col-length = jogadas por rodada
arena-col-time = ms por decisão

arena-fact-deals = distribuições
arena-fact-hands = rodadas
arena-fact-drawn = empates
arena-fact-length = jogadas por rodada
arena-fact-forced = combinações forçadas por rodada
arena-fact-seed = semente

### O que se diz na linha de comando. As palavras com % são preenchidas pelo programa: manter.

cli-about = Conquian, o mais antigo dos rummys. Sem comando: jogar no navegador.
cli-commands = comandos
cli-usage = Uso:{" "}
cli-arguments = o que indicar
cli-options = opções
cli-help = mostra esta ajuda e termina
cli-version = mostra a versão e termina
cli-see-help = veja conquian --help
cli-lang = idioma: inglês, espanhol, francês, português, italiano ou holandês; senão, o do sistema
cli-json = escreve JSON, para programas
cli-open = joga no navegador; conquian sozinho faz o mesmo
cli-serve = deixa outros jogarem: serve mesas para uma família, um clube ou um site
cli-host = o endereço em que escuta; 0.0.0.0 para todos que alcançam esta máquina
cli-port = a porta; senão 8711 ou uma próxima
cli-database = onde ficam os jogos: um arquivo ou uma URL do SQLAlchemy; senão um arquivo na sua pasta de dados
cli-no-browser = não abre o navegador, só diz o endereço
cli-origin = o site pelo qual se chega a este servidor (https://cards.example), atrás de um proxy; pode ser repetido
cli-host-name = um nome pelo qual este servidor pode ser chamado (mesa.example): os outros são recusados; pode ser repetido
cli-proxy = o endereço de um proxy na frente deste servidor (127.0.0.1), em quem se acredita quando diz de quem são os pedidos; pode ser repetido
cli-keep = apagar os jogos, com seus registros, em que ninguém joga há tantos dias; senão todos são guardados
cli-schema = escreve o esquema das mensagens para programas e termina
cli-play = joga contra o computador, aqui no terminal
cli-legal = lista as jogadas legais de uma posição
cli-perft = conta as séries legais de jogadas de uma distribuição
cli-replay = conta uma rodada registrada, passo a passo e com comentários
cli-verify = prova, só com o registro, que a distribuição foi honesta
cli-arena = põe os bots frente a frente com as mesmas distribuições: qual é melhor, por quanto e com que certeza
cli-simulate = põe os bots a jogar entre si e faz as contas
cli-presets = lista os jogos, ou os ajustes de um deles
cli-table = um jogo, ou um jogo com mudanças: classic,target=12
cli-rule = muda uma regra, como target=12; pode ser repetida (veja conquian presets classic)
cli-faces = as cartas que você vê: spanish (espanholas) ou french (francesas)
cli-words = diz as cartas por extenso, para um leitor de tela: sete de espadas
cli-name = seu nome
cli-hand = joga uma única rodada, sem pote nem placar
cli-hands = joga esse número de rodadas, seja qual for o placar
cli-level = como o computador joga: casual (bem) ou random (ao acaso)
cli-mix = antes de cada distribuição pede um texto para misturar no embaralhamento, e onde cortar
cli-save = o arquivo em que o jogo é salvo depois de cada jogada; se já houver um nele, ele continua
cli-seed = um número que faz o acaso se repetir
cli-resume = continua um jogo salvo
cli-new = começa um jogo novo mesmo que haja um salvo
cli-position = uma posição em uma linha, entre aspas
cli-depth = quantas jogadas
cli-deck = o baralho inteiro em ordem, a carta de cima primeiro: "AC 2C …"
cli-divide = mostra a conta depois de cada primeira jogada
cli-seal = o lacre que você viu antes da distribuição, ou seus primeiros dígitos
cli-record = o registro de uma rodada (- para a entrada padrão)
cli-bots = os bots, um por lugar; sem nenhum: casual random
cli-deals = quantas distribuições, cada uma jogada de todos os lugares
cli-entrants = dois bots ou mais: { $levels }, pacote.módulo:Classe, ou um programa como "socket:COMANDO" (veja docs/arena.md); NOME=BOT dá um nome
cli-pair-hands = tantas rodadas para cada par de bots, em distribuições inteiras
cli-results = o arquivo que guarda cada distribuição jogada; o mesmo comando continua de onde parou
cli-html = escreve neste arquivo um relatório com gráficos
cli-workers = quantos processos; senão, um por núcleo
cli-bad-argument = %(argument_name)s: %(message)s
cli-unrecognized = não entendi: %s
cli-required = falta: %s
cli-bad-choice = %(value)r não é nenhum de %(choices)s
cli-bad-value = %(value)r não é um número inteiro que sirva
cli-ambiguous = %(option)s pode ser %(matches)s
cli-one-expected = falta um valor
cli-some-expected = são esperados %s valores
cli-not-with = não pode ser usado junto com %s
cli-no-value = não leva valor, mas recebeu %r

cli-too-large = Isso não cabe na memória desta máquina. Tente uma mesa ou profundidade menor.
cli-output = Não é possível escrever mais: { $reason }.
file-missing = Não existe o arquivo { $file }.
file-unreadable = Não é possível ler o arquivo { $file }.

seal-compare = Se este é o lacre que você viu antes da distribuição, ela foi honesta. (--seal compara para você.)
fair-seal = O lacre desta distribuição não é { $seal }, e sim { $commitment }: não é a distribuição prometida.

simulate-progress = distribuições
simulate-title = { $table }: { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
}, { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}
simulate-wins = { $bot }. Vitórias: { $wins }, { $percent }% das rodadas decididas; intervalo de 95%: { $low }–{ $high }%
simulate-draws = Empates: { $draws } ({ $percent }%)
simulate-forced = Combinações forçadas: { $count } por rodada
simulate-length = Duração de uma rodada: { $count } jogadas
simulate-time = { $bot }: { $time } ms por decisão

uncompiled = conquian: rodando sem compilar: tudo funciona, mas devagar.

serve-ready = O Conquian está em { $address } – aperte Ctrl-C aqui para terminar.
serve-network = De outras máquinas da sua rede: { $addresses }
serve-again = O Conquian já está rodando: { $address }

### What a server refuses, and why. Players read these in the browser.

## Messages and requests

frame-large = Essa mensagem é comprida demais: { $size } bytes, e o máximo é { $most }. Nada foi feito.
frame-malformed = A mesa não entendeu essa mensagem (em “{ $place }”). Nada foi feito.
frame-hello = Diga olá primeiro: a mesa ainda não sabe quem você é.
body-malformed = Não dá para entender esse pedido (em “{ $place }”).
body-large = Esse pedido é comprido demais: o máximo é { $most } bytes.
too-fast = Foi demais de uma vez. Espere { $seconds } s e tente de novo.
stale-version = Enquanto isso o jogo andou. Olhe a mesa de novo e escolha.
page-unknown = Não há nada neste endereço.

## Games and hands

game-unknown = Esse jogo não existe. Confira o link ou abra uma mesa nova.
game-damaged = Não dá mais para ler este jogo: o que ficou guardado não combina.
game-full = A mesa está cheia: cada lugar tem seu jogador. Você ainda pode assistir.
game-crowded = Já há { $most } pessoas em volta desta mesa. Volte daqui a pouco para assistir.
place-crowded = Da sua rede, { $most } pessoas já estão assistindo a esta mesa. Volte daqui a pouco para assistir.
table-large = Essa mesa é grande demais para este servidor. Distribua no máximo { $deal } cartas para cada um e deixe vencer com { $target } ou menos.
hand-unknown = Não há rodada terminada com esse número.

## Seats

seat-first = Quem abre a mesa fica com o primeiro lugar.
seat-taken = Já tem alguém ali. Escolha outro lugar.
name-invisible = Não dá para ler esse nome. Escolha um com letras comuns.
name-taken = Já há alguém chamado { $name } nesta mesa. Escolha outro nome.
seat-present = Esse jogador está aqui. Só dá para substituir quem saiu.
seat-patience = Esse jogador acabou de sair. Dê mais { $seconds } s antes de o computador ficar com o lugar.
seat-stand-in = Por alguém que não está, só o melhor nível do computador pode jogar.
seat-none = Você está assistindo. Para jogar, precisa de um lugar.
seat-bot = O computador está jogando no seu lugar agora. Pegue-o de volta para continuar.
rematch-early = A revanche só pode ser pedida quando este jogo acabar.
rematch-taken = Seu lugar na revanche foi dado a outra pessoa. Você ainda pode assistir.
token-missing = Só quem joga nesta mesa pode fazer isso.
token-foreign = Este lugar não é seu: a sua chave não é desta mesa.

## The server

origin-foreign = Esse pedido vem de outro site, por isso foi recusado.
host-foreign = Este servidor não atende por esse nome.
site-form = “{ $site }” não é o endereço de um site. Escreva o que o navegador mostra, até o nome: https://cards.example.
proxy-form = “{ $proxy }” não é o endereço de um proxy. Escreva em números, por exemplo 127.0.0.1.
port-taken = A porta { $port } de { $host } está ocupada ou não é permitida. Escolha outra.
port-range = Não existe a porta { $port }. Escolha um número de 0 a { $most }.
storage-unusable = Não dá para abrir o banco de dados { $database }. Confira o endereço e se este programa pode gravar ali.
storage-address = “{ $database }” não é o endereço de um banco de dados. Dê o nome de um arquivo, games.sqlite3, ou escreva um endereço inteiro: postgresql://user@host/games.
storage-driver = Falta ao Python o driver para { $database }: o módulo { $module }. Instale-o e comece de novo.
storage-postgres = Falta ao Python o driver para { $database }: o módulo { $module }. Instale-o com pip install 'conquian[postgres]' e comece de novo.
storage-busy = Outro servidor já está usando o banco de dados { $database }. Pare aquele primeiro, ou dê outro banco de dados a este.
storage-newer = O banco de dados { $database } já foi usado por uma versão mais nova deste programa. Use essa versão ou outro banco de dados.
storage-failed = Não foi possível guardar o jogo, por isso nada foi feito. Tente de novo daqui a pouco.
storage-lost = O banco de dados { $database } foi apagado ou trocado enquanto havia jogos. O servidor parou, porque nada ficaria guardado. Ponha o arquivo de volta ou comece de novo.
server-failed = Algo deu errado aqui. Seu jogo está a salvo; recarregue a página.
server-no-client = O servidor está no ar, mas as páginas dele ainda não foram montadas. Monte-as com: { $command }

## At the table

server-ready = { $name } espera a próxima rodada.
server-late = { $you ->
    [seat] Seu tempo acabou: o computador faz esta jogada por você.
   *[none] O tempo de { $name } acabou: o computador faz esta jogada.
}

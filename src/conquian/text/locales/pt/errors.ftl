### O que deu errado e o que fazer. O número da cláusula é acrescentado no fim.

language-unknown = Aqui não se fala “{ $language }”. Escolha um destes idiomas: { $known }.

## Cartas

card-unknown = “{ $card }” não é o nome de uma carta. Escreva o valor e depois o naipe: { $example } quer dizer { $spoken }.
card-rank-missing = “{ $card }” diz só o naipe. Diga também qual carta: { $example } quer dizer { $spoken }.
card-suit-missing = “{ $card }” diz só o valor. Diga também de que naipe: { $example } quer dizer { $spoken }.
card-ambiguous = “{ $card }” pode ser mais de uma carta. Escreva o valor e depois o nome inteiro do naipe, como em “{ $spoken }”.
card-thrice = { $card } aparece aqui três vezes, e nenhuma mesa tem mais de duas cartas iguais.
card-not-in-pack = Em um baralho de { $pack } cartas não existe { $card }.
card-twice = { $card } está em duas combinações. Cada carta fica em uma só: tire-a de uma das duas.

## Regras da casa

rules-preset = Não há nenhum jogo chamado “{ $name }”. Escolha um destes: { $known }.
rules-field = As regras da casa não têm o ajuste “{ $field }”. Há estes: { $known }.
rules-field-value = “{ $value }” não é um valor possível para “{ $field }”. Escolha um destes: { $known }.
rules-syntax = “{ $text }” não são regras da casa. Escreva um jogo e depois o que muda, como em classic,target=12,deal=9.
rules-too-long = Regras da casa de { $length } caracteres são longas demais; o máximo é { $most }.
rules-field-twice = As regras da casa fixam “{ $field }” duas vezes. Deixe uma só.
rules-field-range = “{ $field }” não pode ser { $value }: escolha um número de { $low } a { $high }.
rules-pack = Aqui não há baralho de { $pack } cartas: escolha 40 ou 52.
rules-partners = Em dupla se joga dois contra dois, então são necessários 4 jogadores, e não { $players }.
rules-stock = Seriam distribuídas { $dealt } das { $cards } cartas, e no monte ficariam { $stock }. Precisa sobrar ao menos uma por jogador ({ $players }): distribua menos cartas ou use um baralho maior.
rules-limit = Ninguém poderia vencer: quem só pode ficar com { $limit } cartas nunca chega a { $target } na mesa. Permita ficar com pelo menos { $needed } ou diminua o número de cartas para vencer.
rules-target = Ninguém jamais poderia baixar { $target } cartas: com o que se distribui e o que se pode usar, chega-se no máximo a { $most }. Diminua o número de cartas para vencer.

## A distribuição

deal-not-the-pack = Estas { $cards } cartas não são o baralho completo desta mesa, que tem { $expected }: falta alguma, há repetidas ou são de outro baralho.
deal-no-seat = Não há nenhum jogador { $seat } nesta mesa para distribuir.
misdeal = Distribuição incorreta: o jogador { $seat } tem { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} em vez de { $expected }. A mesma pessoa embaralha e distribui de novo.
no-such-seat = Não há nenhum jogador { $seat } nesta mesa; são { $players }.
not-your-turn = Não é a sua vez: quem joga é o jogador { $seat }. Espere chegar a sua.

## Combinações

meld-too-short = { $meld }: são poucas cartas. Uma combinação tem pelo menos três: três do mesmo valor ou três seguidas do mesmo naipe.
meld-card-twice = { $meld }: { $card } aparece aí mais vezes do que no baralho. Use cada carta uma vez só.
set-too-long = { $meld }: são cartas demais. Uma trinca tem três ou quatro do mesmo valor: divida-a ou tire cartas.
meld-mixed = { $meld } não é uma combinação. As cartas devem ser todas do mesmo valor, ou todas do mesmo naipe e seguidas.
run-card-twice = Há uma carta repetida em { $meld }. Numa sequência cada carta vem depois da anterior, por isso cada uma só entra uma vez.
run-wraps = { $meld }: aqui a sequência dá a volta. O ás é sempre a carta mais baixa: vem antes do dois, nunca depois do rei.
run-gap = Há um buraco em { $meld }. Numa sequência as cartas vêm em ordem, sem pular nenhuma.
meld-unknown = { $meld } não é uma combinação. Uma combinação são três ou quatro cartas do mesmo valor, ou três ou mais seguidas do mesmo naipe.

## Usar uma carta

use-lacks-table = Você esqueceu { $cards }. O que está na sua mesa fica lá: ponha cada uma dessas cartas em alguma combinação.
use-lacks-offered = Nas suas combinações falta { $card }. Para usar a carta oferecida, ela precisa fazer parte de uma combinação; se não a quiser, recuse.
use-not-in-hand = Você não tem { $cards } na mão. Use só a carta oferecida, as da sua mão e as que já estão na sua mesa.
use-past-target = Assim você teria { $cards } cartas na mesa, e o máximo é { $target }. Baixe menos cartas da mão.
use-not-direct = Você não pode colocar { $card } assim, direto. Nesta mesa a carta oferecida precisa primeiro formar uma combinação nova com duas cartas da sua mão ou encaixar em uma das suas; só depois você pode mudar cartas de lugar.

## Recusar

decline-melds-hand = Nesta mesa, ao recusar uma carta, você pode reorganizar suas combinações, mas não acrescentar { $cards } da sua mão.
decline-reaches-target = Com { $cards } cartas você chegaria às { $target } que vencem, mas a última precisa ser a carta oferecida. Guarde alguma na mão ou use a carta.
decline-rearranges = Nesta mesa, ao recusar uma carta, você pode acrescentar às suas combinações, mas não tirar cartas de uma para outra. Deixe cada combinação inteira.

## Cada coisa na sua hora

offer-due = Decida primeiro sobre a carta oferecida, { $card }: use ou recuse.
force-due = Decida primeiro se é preciso usar { $card }: obrigue seu adversário ou deixe passar.
forced-must-use = Combinação forçada: { $card } encaixa em uma das suas combinações, e você precisa usar essa carta. Como, você escolhe; recusar já não dá.
discard-due = Você usou uma carta e agora tem uma a mais: descarte uma da sua mão.
discard-not-in-hand = Você não pode descartar { $card }: essa carta não está na sua mão. Escolha uma que esteja.
give-due = Escolha primeiro uma carta da sua mão para passar ao próximo jogador.
give-not-in-hand = Você não pode passar { $card }: essa carta não está na sua mão. Escolha uma que esteja.
hand-over = Esta rodada acabou. Para continuar, distribua a próxima.
action-syntax = “{ $text }” não é uma jogada. Escreva uma destas: use:5S-6S-7S, decline, decline:5S-6S-7S, force, waive, discard:KC, give:KC.
action-too-long = Uma jogada de { $length } caracteres é longa demais; o máximo é { $most }.

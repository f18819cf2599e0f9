### Qué salió mal y qué se puede hacer. El número de la cláusula se añade al final.

language-unknown = Aquí no se habla «{ $language }». Elige uno de estos idiomas: { $known }.

## Cartas

card-unknown = «{ $card }» no es el nombre de una carta. Escribe el valor y después el palo: { $example } significa { $spoken }.
card-rank-missing = «{ $card }» dice solo el palo. Di también qué carta: { $example } significa { $spoken }.
card-suit-missing = «{ $card }» dice solo el valor. Di también de qué palo: { $example } significa { $spoken }.
card-ambiguous = «{ $card }» puede ser más de una carta. Escribe el valor y después el nombre entero del palo, como en «{ $spoken }».
card-thrice = { $card } aparece aquí tres veces, y en ninguna mesa hay más de dos cartas iguales.
card-not-in-pack = En una baraja de { $pack } cartas no existe { $card }.
card-twice = { $card } está en dos combinaciones. Cada carta va en una sola: quítala de una de las dos.

## Reglas de la casa

rules-preset = No hay ningún juego llamado «{ $name }». Elige uno de estos: { $known }.
rules-field = Las reglas de la casa no tienen ningún ajuste «{ $field }». Hay estos: { $known }.
rules-field-value = «{ $value }» no es un valor posible para «{ $field }». Elige uno de estos: { $known }.
rules-syntax = «{ $text }» no son reglas de la casa. Escribe un juego y después lo que cambia, como en classic,target=12,deal=9.
rules-too-long = Unas reglas de la casa de { $length } caracteres son demasiado largas; el máximo es { $most }.
rules-field-twice = Las reglas de la casa fijan «{ $field }» dos veces. Deja una sola.
rules-field-range = «{ $field }» no puede ser { $value }: elige un número de { $low } a { $high }.
rules-pack = Aquí no hay barajas de { $pack } cartas: elige 40 o 52.
rules-partners = Por parejas se juega dos contra dos, así que hacen falta 4 jugadores, no { $players }.
rules-stock = Se repartirían { $dealt } de las { $cards } cartas y en el mazo quedarían { $stock }. Debe quedar al menos una por jugador ({ $players }): reparte menos cartas o juega con una baraja más grande.
rules-limit = Nadie podría ganar: quien solo puede conservar { $limit } cartas nunca llega a { $target } sobre la mesa. Deja conservar al menos { $needed } o baja el número de cartas con que se gana.
rules-target = Nadie podría bajar nunca { $target } cartas: con lo que se reparte y lo que se puede usar, sobre la mesa caben { $most } como mucho. Baja el número de cartas con que se gana.

## El reparto

deal-not-the-pack = Estas { $cards } cartas no son la baraja completa de esta mesa, que tiene { $expected }: falta alguna, se repite o es de otra baraja.
deal-no-seat = En esta mesa no hay un jugador { $seat } que pueda repartir.
misdeal = Reparto erróneo: el jugador { $seat } tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en lugar de { $expected }. La misma persona baraja y reparte de nuevo.
no-such-seat = En esta mesa no hay un jugador { $seat }; son { $players }.
not-your-turn = No es tu turno: le toca al jugador { $seat }. Espera a que te llegue.

## Combinaciones

meld-too-short = { $meld }: son muy pocas cartas. Una combinación tiene al menos tres: tres del mismo valor, o tres seguidas del mismo palo.
meld-card-twice = { $meld }: aquí se repite { $card } más veces que en la baraja. Usa cada carta una sola vez.
set-too-long = { $meld }: son demasiadas cartas. Un grupo tiene tres o cuatro del mismo valor: divídelo o quita cartas.
meld-mixed = { $meld } no es una combinación. Las cartas deben ser todas del mismo valor, o todas del mismo palo y seguidas.
run-card-twice = En { $meld } se repite una carta. En una escalera cada carta sigue a la anterior, así que cada una está una sola vez.
run-wraps = { $meld }: aquí la escalera da la vuelta. El as es siempre la carta más baja: va antes del dos, nunca después del rey.
run-gap = En { $meld } hay un hueco. En una escalera las cartas van seguidas, sin saltarse ninguna.
meld-unknown = { $meld } no es una combinación. Una combinación son tres o cuatro cartas del mismo valor, o tres o más seguidas del mismo palo.

## Usar una carta

use-lacks-table = Olvidaste { $cards }. Lo que está en tu mesa ahí se queda: coloca todas esas cartas en alguna combinación.
use-lacks-offered = En tus combinaciones falta { $card }. Para usar la carta ofrecida, tiene que formar parte de una combinación; si no la quieres, recházala.
use-not-in-hand = No tienes { $cards } en la mano. Usa solo la carta ofrecida, las de tu mano y las que ya están en tu mesa.
use-past-target = Así tendrías { $cards } cartas en tu mesa, y el máximo es { $target }. Baja menos cartas de la mano.
use-not-direct = No puedes colocar { $card } así nomás. En esta mesa la carta ofrecida primero tiene que formar una combinación nueva con dos cartas de tu mano o encajar en una de las tuyas; solo después puedes mover cartas.

## Rechazar

decline-melds-hand = En esta mesa, al rechazar una carta, puedes reorganizar tus combinaciones, pero no añadir { $cards } de tu mano.
decline-reaches-target = Con { $cards } cartas llegarías a las { $target } con que se gana, pero la última tiene que ser la carta ofrecida. Guarda algo en la mano, o usa la carta.
decline-rearranges = En esta mesa, al rechazar una carta, puedes añadir a tus combinaciones, pero no pasar cartas de una a otra. Deja entera cada combinación.

## Cada cosa a su tiempo

offer-due = Primero decide qué haces con la carta ofrecida, { $card }: úsala o recházala.
force-due = Primero decide si hay que usar { $card }: obliga a tu adversario o deja pasar la carta.
forced-must-use = Te han obligado: como { $card } encaja en una de tus combinaciones, tienes que usar esa carta. Cómo, lo eliges tú; ya no puedes rechazarla.
discard-due = Usaste una carta y ahora te sobra una: descarta una de tu mano.
discard-not-in-hand = No puedes descartar { $card }: no está en tu mano. Elige una carta que sí tengas.
give-due = Primero elige una carta de tu mano para pasársela al siguiente jugador.
give-not-in-hand = No puedes pasar { $card }: no está en tu mano. Elige una carta que sí tengas.
hand-over = Esta mano ya terminó. Para seguir, reparte la siguiente.
action-syntax = «{ $text }» no es una jugada. Escribe una de estas: use:5S-6S-7S, decline, decline:5S-6S-7S, force, waive, discard:KC, give:KC.
action-too-long = Una jugada de { $length } caracteres es demasiado larga; el máximo es { $most }.

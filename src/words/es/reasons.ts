import type { Sentences } from '../table.ts';

/** By topic; the rule's number is shown beside the sentence. */

const labels = {
  'label-round': 'Ronda {{round}}',
  'label-phase': 'Ronda {{round}}, fase {{phase}}',
  'label-playoff': 'Ronda {{round}}, fase {{phase}}',
  'label-final': 'Ronda {{round}} · Final',
  'label-semi-finals': 'Ronda {{round}} · Semifinales',
  'label-quarter-finals': 'Ronda {{round}} · Cuartos de final',
  'label-last-16': 'Ronda {{round}} · Octavos de final',
  'label-last': 'Ronda {{round}} · Últimos {{of}}',
  'label-final-game': 'Partida final',
};

const desk = {
  'placed-by-desk': 'Así lo decidió la organización.',
  'ended-early': 'La organización terminó el torneo antes de tiempo; en cabeza: {{players}}.',
  'ended-early_alone': 'La organización terminó el torneo antes de tiempo.',
};

const groups = {
  'grouped-by-rating': 'Grupo {{group}} de {{size, players}}, formado por orden de rating; a igual rating, por sorteo.',
  'playing-in-group': '{{player}} lleva {{wins, wins}}, {{losses, losses}} y {{draws, draws}} en el grupo {{group}}.',
  'won-group':
    '{{player}} pasó de la ronda {{round}}: en cabeza del grupo {{group}} con {{wins, wins}}, {{losses, losses}} y {{draws, draws}}.',
  'out-of-group':
    '{{player}} quedó fuera en la ronda {{round}}: no bastó con {{wins, wins}}, {{losses, losses}} y {{draws, draws}} en el grupo {{group}}.',
  withdrew: '{{player}} se dio de baja en la ronda {{round}}.',
  'nobody-left': 'No quedaba nadie tras la ronda {{round}}.',
  'one-left': 'Tras la ronda {{round}} solo quedaba {{players}}.',
  'all-equal':
    'En la ronda {{round}} todos acabaron igual ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}): comparten la victoria {{players}}.',
  'no-progress':
    'Nadie quedó fuera en dos rondas seguidas, hasta la ronda {{round}}: comparten la victoria {{players}}.',
};

const strikes = {
  'goes-out': '{{player}} queda fuera con {{strikes}}.',
  'nobody-goes-out': 'Nadie queda fuera en esta mesa.',
  'no-strikes-in-final': 'Partida final: no da faltas.',
  'seated-least-met': 'Reparto con pocas repeticiones: {{pairs, pairs}} en esta mesa ({{points, points}}).',
  'split-group': 'Grupo {{group}} por faltas: de {{fewest}} a {{most, strikes}}.',
  'bye-for-fewest-strikes':
    'Descansa {{player}}: tiene menos faltas que nadie ({{strikes}}) y {{byes, byes}} antes de esta ronda.',
  'seating-improved':
    'El mejor de {{plans, plans}} por sorteo tenía {{bestOfPlans, points}} por coincidir de nuevo; con cambios quedó en {{improved}}.',
  'seating-best-of-plans':
    'El mejor de {{plans, plans}} por sorteo tiene {{bestOfPlans, points}} por coincidir de nuevo.',
  'plays-final-game': '{{players}} compartían la victoria y se la juegan.',
  'still-in': '{{player}} sigue en juego con {{strikes, strikes}}, por debajo de {{level}}.',
  eliminated: '{{player}} quedó fuera en la ronda {{round}} con {{strikes, strikes}}; el límite es {{level}}.',
  'stays-out':
    '{{player}} quedó fuera en la ronda {{round}} y sigue fuera, aunque una corrección le deja {{strikes, strikes}}, por debajo de {{level}}.',
  'last-one-left': 'Solo quedaba {{player}}, con {{strikes, strikes}}.',
  'two-left-nothing-played': 'Quedaban {{players}} antes de jugar nada: comparten la victoria.',
  'level-and-no-sole-last-winner':
    '{{players}} empataban a {{strikes, strikes}} y la última partida no deshizo el empate: comparten la victoria.',
  'level-and-won-last-game':
    '{{player}} y {{opponent}} empataban a {{strikes, strikes}}; {{player}} ganó la última partida.',
  'fewer-strikes-and-bye':
    '{{player}} tenía menos faltas que {{opponent}} ({{strikes}} frente a {{against}}) y descansó la última ronda.',
  'fewer-strikes-and-won-last-game':
    '{{player}} tenía menos faltas que {{opponent}} ({{strikes}} frente a {{against}}) y ganó la última partida.',
  'fewer-strikes-but-second':
    'De {{players}}, quien tenía menos faltas ({{strikes}} frente a {{against}}) quedó en segundo puesto en la última partida: comparten la victoria.',
  'won-last-game':
    '{{player}} ganó la última partida; {{opponent}}, con menos faltas ({{against}} frente a {{strikes}}), solo llegó al puesto {{place}}.',
  'fewer-strikes-and-last-winners-out':
    '{{player}} tenía menos faltas que {{opponent}} ({{strikes}} frente a {{against}}), y quienes ganaron la última partida quedaron fuera.',
  'fewer-strikes': '{{player}} tenía menos faltas que {{opponent}}: {{strikes}} frente a {{against}}.',
  'level-without-margins':
    '{{players}} empataban a {{strikes, strikes}} sin márgenes que comparar: comparten la victoria.',
  'level-with-equal-margins':
    '{{players}} empataban a {{strikes, strikes}} y también en margen ({{margin}}): comparten la victoria.',
  'level-and-larger-margin':
    '{{player}} y {{opponent}} empataban a {{strikes, strikes}}; {{player}} tuvo mayor margen, {{margin}} frente a {{otherMargin}}.',
  'nobody-played': 'Nadie jugó, así que nadie ganó.',
  'all-out-fewest-strikes':
    'En la última ronda quedaron fuera todos; {{player}} tenía menos faltas que nadie, {{strikes}}.',
  'all-out-level':
    'En la última ronda quedaron fuera todos; {{players}} empataban con el mínimo de faltas, {{strikes}}.',
  'won-final-game': '{{player}} ganó la partida final.',
  'final-game-tied': 'La partida final acabó en empate: {{players}} comparten la victoria.',
};

const swiss = {
  'worth-win': 'Gana {{player}}: {{first}}–{{second}} puntos.',
  'worth-timed-win': '{{player}} va por delante al acabar el tiempo, victoria por tiempo: {{first}}–{{second}} puntos.',
  'worth-level': 'Empate: {{first}} puntos para cada cual.',
  'drawn-at-random': 'Por sorteo.',
  'rematch-allowed':
    '{{player}} y {{opponent}} vuelven a enfrentarse (la última vez en la ronda {{round}}): la organización permitió revanchas.',
  'same-points': 'Ambos tienen {{points, points}}; por sorteo entre esos.',
  'odd-score-group':
    '{{player}} ({{points, points}}) y {{opponent}} ({{other, points}}): un grupo de puntos era impar y alguien juega fuera de él.',
  'met-all-in-group':
    '{{player}} ({{points, points}}) ya jugó con todos los de sus mismos puntos y juega con {{opponent}} ({{other, points}}).',
  'best-for-all':
    '{{player}} ({{points, points}}) juega con {{opponent}} ({{other, points}}): así toda la ronda tiene las menores diferencias sin revanchas.',
  'bye-by-lot': 'Descansa {{player}}, por sorteo entre {{among, players}}.',
  'bye-in-turn':
    'Descansa {{player}}: {{byes, byes}} hasta ahora, puesto {{place}} de la clasificación; con el mismo derecho había {{level}}.',
  'bye-passed-over': 'Sin {{player}} se puede emparejar al resto; sin {{others}} no se podía.',
  'top-half-against-bottom':
    'Mitad superior contra mitad inferior: el número {{rank}} por rating juega con el número {{other}}.',
  'all-rounds-played': 'Jugadas las {{rounds, rounds}}; en cabeza: {{players}}.',
  record:
    '{{player}}: {{points, points}}, diferencia {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
  'behind-by': '{{player}} va detrás de {{opponent}} por «{{criterion}}»: {{value}} frente a {{other}}.',
  'ahead-by': '{{player}} va delante de {{opponent}} por «{{criterion}}»: {{value}} frente a {{other}}.',
  'shares-place': '{{level, players}} empatan y comparten el puesto {{place}}.',
  dropped: '{{player}} se dio de baja tras la ronda {{round}}.',
};

/** «_alone» is said where a reason names no others. */
const knockout = {
  'start-position': 'Posición inicial {{number}}: {{fen}}.',
  seeded: '{{player}} era cabeza de serie {{seed}}.',
  'seeds-meet': 'Duelo {{match}}: cabeza de serie {{first}} contra cabeza de serie {{second}}.',
  'winners-meet': 'Duelo {{match}}: quien gane el duelo {{first}} contra quien gane el duelo {{second}}.',
  final: 'La final: quien gane el duelo {{first}} contra quien gane el duelo {{second}}.',
  'HK-19 third-place': 'Por el tercer puesto: quienes pierdan los duelos {{first}} y {{second}}.',
  walkover: '{{player}} pasa sin rival en el duelo {{match}}.',
  'in-the-running': '{{player}} sigue en juego, en la ronda {{round}}.',
  champion: '{{player}} ganó la final contra {{others}}.',
  champion_alone: '{{player}} ganó la final sin rival.',
  'place-taken':
    '{{player}} ganó el duelo {{match}} por una corrección posterior; su sitio en la ronda siguiente ya estaba ocupado.',
  'final-forfeited': 'Nadie jugó la final, duelo {{match}}: ambos finalistas comparten el segundo puesto.',
  'lost-final': '{{player}} perdió la final contra {{others}}.',
  'plays-for-third': '{{player}} juega por el tercer puesto.',
  'third-place': '{{player}} ganó el duelo por el tercer puesto.',
  'lost-third-place': '{{player}} perdió el duelo por el tercer puesto.',
  'knocked-out': '{{player}} quedó fuera en la ronda {{round}}, duelo {{match}}, contra {{others}}.',
  'knocked-out_alone': '{{player}} quedó fuera en la ronda {{round}}, duelo {{match}}.',
  'no-champion': 'Nadie jugó la final: el título queda desierto.',
  'HK-26 withdrew': '{{player}} se dio de baja antes de jugar en la eliminatoria.',
};

const qualification = {
  'round-robin': 'Se sorteó la numeración de la liguilla: {{players}}.',
  'round-robin-pair': 'Fase {{phase}} de la liguilla que se sorteó para todos.',
  'white-in-game-1': '{{player}} lleva blancas en la primera partida.',
  'best-phase':
    'El mejor emparejamiento posible: pocas repeticiones y lejanas, después los colores, después por sorteo.',
  'first-meeting': 'Es la primera vez que se enfrentan.',
  'meets-again':
    'Ya se han enfrentado {{meetings, times}}, la última en la fase {{last}}; no hay mejor emparejamiento.',
  'bye-of-round-robin': 'A {{player}} le toca el hueco de la liguilla: {{byes, byes}} hasta ahora.',
  bye: 'Descansa {{player}}: {{byes, byes}} hasta ahora, el mínimo, que tenían {{candidates, players}}; así el resto se empareja mejor.',
  'playoff-for-places': '{{players}} empatan y se juegan {{places}} de las últimas plazas.',
  'playoff-for-seeds': '{{players}} empatan y juegan por el orden de cabezas de serie.',
  'playoff-bye': '{{player}} descansa en el desempate, por sorteo.',
  seeds: 'Cabezas de serie por orden: {{players}}.',
  qualified:
    '{{player}} consiguió plaza en la fase {{phase}} con {{points, points}} en {{matches, matches}}, como cabeza de serie {{seed}}.',
  'qualified-by-playoff':
    '{{player}} consiguió plaza en el desempate de la fase {{phase}}, como cabeza de serie {{seed}}.',
  'qualified-as-left':
    '{{player}} consiguió plaza porque al final quedaban plazas para todos, como cabeza de serie {{seed}}.',
  'qualified-instead': '{{player}} ocupa la plaza de alguien que se dio de baja, como cabeza de serie {{seed}}.',
  'seed-by-completion':
    'Cabeza de serie {{seed}}: por la hora en que acabó el duelo contra {{opponent}}, después menos duelos ({{matches}}), después puntos ({{points}}).',
  'by-lot': 'El sorteo decidió que {{player}} es cabeza de serie {{seed}}.',
  'not-qualified': '{{player}} no consiguió plaza: {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
  'in-playoff': '{{player}} juega el desempate, en igualdad a {{points, points}}.',
  'league-points': '{{player}} tiene {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
  'HK-14 withdrew': '{{player}} se dio de baja en la clasificatoria con {{points, points}} en {{matches, matches}}.',
  'qualification-over': 'Todas las plazas están ocupadas, por orden de cabezas de serie: {{players}}.',
};

const robin = {
  numbering: 'Los números por orden: {{players}}.',
  'numbers-meet': 'El número {{first}} se enfrenta al número {{second}}, según la tabla común.',
  'numbers-meet-in-leg':
    'El número {{first}} se enfrenta al número {{second}} en la vuelta {{leg}}, según la tabla común.',
  rests: '{{player}} descansa: el número de jugadores es impar.',
  'opponent-left':
    '{{player}} descansa: {{opponent}} se dio de baja antes de la mitad de sus partidas, que no cuentan para nadie.',
  'opponent-forfeits':
    '{{player}} gana sin jugar: {{opponent}} se dio de baja tras la mitad de sus partidas y pierde las demás.',
  'RR-3 record': '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}).',
  'record-with-scores':
    '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), {{scored}} a favor, {{conceded}} en contra.',
  annulled: '{{player}} se dio de baja antes de la mitad de sus partidas ({{games}} hasta entonces): ninguna cuenta.',
};

export const reason: Sentences['reason'] = {
  ...labels,
  ...desk,
  ...groups,
  ...strikes,
  ...robin,
  ...swiss,
  ...knockout,
  ...qualification,
};

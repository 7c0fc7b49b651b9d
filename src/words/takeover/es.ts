import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const es = {
  takeOver: {
    'both-lost':
      'Las partidas que perdieron ambos jugadores cuentan como incomparecencia de los dos (jugadores y ronda): {{who}}.',
    unrated: 'Los resultados que no cuentan para la puntuación Elo se toman como los demás.',
    colours: 'Las blancas ocupan el primer asiento. Aquí los emparejamientos no tienen en cuenta los colores.',
    acceleration: 'Los emparejamientos acelerados no se pueden continuar ni comprobar aquí.',
    teams: 'Los equipos no se toman.',
    'about-event':
      'La federación, los árbitros, el ritmo de juego, los días de las rondas y el programa de emparejamiento no se toman.',
    system: 'Las rondas se emparejaron por {{code}}; las siguientes se sortean con este formato.',
    'tie-breaks': 'Desempates que no se toman: {{codes}}.',
    national:
      'Los nombres, identificadores y categorías nacionales no se toman; los ratings son los que ordenan a los jugadores.',
    'announced-byes':
      'Los descansos de las rondas por jugar no valen nada, y los posteriores hay que anotarlos aquí (jugador, ronda, tipo): {{who}}.',
    'apart-rounds': 'Las parejas prohibidas solo en algunas rondas siguen separadas aquí hasta que se cambie.',
    'adjusted-points': 'Los puntos añadidos o retirados no se toman: {{who}}.',
    'adjusted-unchecked': 'Se añadieron o retiraron puntos (línea 299): esas rondas no se pueden volver a emparejar.',
    'points-unchecked': 'Sus resultados no valen 1, ½ y 0: esas rondas no se pueden volver a emparejar.',
    'other-lines': 'Líneas que aquí no se entienden: {{codes}}.',
    'points-lost': 'Los puntos por una incomparecencia o una ausencia no cuentan.',
    total: '{{player}} tiene {{theirs}} puntos en el archivo y {{ours}} aquí.',
    'left-last':
      'Estas personas no jugaron la última ronda y cuentan como retiradas. Readmita a quien vuelva: {{who}}.',
    'taken-absent': 'Sin partida en la ronda {{round}}, cuentan como ausentes: {{who}}.',
    places: 'A igualdad de puntos deciden los desempates de este torneo. Los puestos del archivo no se toman.',
    'against-rules': 'La ronda {{round}} se sorteó con otras reglas que las de este formato. Se queda como se sorteó.',
    moves: 'Las jugadas de las partidas no se guardan.',
    'no-round': 'Partidas sin número de ronda, que se dejan fuera: {{games}}.',
    'rounds-unknown': 'El archivo no dice cuántas rondas están previstas. Ahora son {{rounds}}; se puede cambiar.',
    'points-unknown': 'El archivo no dice cuánto vale una victoria; lo dicen los ajustes.',
    'unknown-kind':
      'Este archivo no se puede leer aquí. Se leen informes FIDE (TRF), PGN, tablas de partidas o de jugadores (CSV, Excel) y JSON de Challonge, brackets-manager, NRTM y cobra.',
    'no-rounds-yet': 'El archivo es una lista de jugadores, sin rondas.',
    'only-players': 'Solo se toman los jugadores. Las rondas de este tipo («{{kind}}») no se pueden continuar aquí.',
    'scores-left-out': 'Los tanteos se toman como victoria, tablas o derrota.',
    'cut-left-out': 'Las rondas de la fase final se dejan fuera.',
    'bad-line': 'La línea {{line}} no se puede leer: {{text}}',
    'number-twice': 'Línea {{line}}: el número de jugador {{number}} aparece dos veces.',
    contradiction: 'Ronda {{round}}: lo que el archivo dice de {{one}} contradice lo que dice de {{other}}.',
    'two-games': 'Ronda {{round}}: {{player}} tiene más de una partida.',
    'open-game': 'Ronda {{round}}: {{one}} contra {{other}} no tiene resultado, pero ya se sorteó una ronda posterior.',
    'no-players': 'No hay nadie dentro.',
    'not-this-format': 'Las rondas que sorteó otro programa no se pueden tomar en «{{format}}».',
    'perhaps-byes':
      'Un solo jugador no tuvo partida y el archivo no dice que fuera un descanso, así que no cuenta como tal (jugador y ronda): {{who}}.',
    'confirmed-byes': 'Tomados como descansos, como usted indicó (jugador y ronda): {{who}}.',
    'ask-byes': 'Un solo jugador no tuvo partida. ¿Fue un descanso? (jugador y ronda): {{who}}.',
    'no-bye': 'Sin rival y sin victoria anotada, así que cuenta como sin partida (jugador y ronda): {{who}}.',
    'several-events': 'El archivo contiene varios torneos. Elija uno: {{events}}.',
    'skipped-games': 'Las partidas que no se pueden leer se dejan fuera (línea y dato): {{games}}.',
    'no-rounds':
      'Ninguna de las {{games}} partidas dice a qué ronda pertenece (la etiqueta «Round»), así que no se pueden ordenar.',
    'no-games': 'No se puede leer ninguna de sus partidas. La primera, con su línea: {{text}}.',
    'empty-round': 'La ronda {{round}} no tiene partidas en el archivo, pero una posterior sí.',
    'too-many-rounds': 'El archivo tiene más de {{most}} rondas.',
    'too-many-players': 'El archivo tiene más de {{most}} jugadores.',
    'too-many-apart': 'El archivo mantiene separadas a más de {{most}} parejas de jugadores.',
    spreadsheet:
      'Esto es un archivo de hoja de cálculo y no texto. Guárdelo como CSV en la hoja de cálculo y tome ese archivo.',
    'drawn-elsewhere': 'Sorteada por otro programa.',
  },
} as const satisfies Translation<typeof en>;

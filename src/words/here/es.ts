import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const es = {
  here: {
    title: 'En este navegador',
    about: 'Todo lo que escribes se queda en este navegador, en este dispositivo. No se envía nada a ningún sitio.',
    own: 'Otros navegadores y teléfonos no pueden abrirlo. En este navegador, la página pública y la pantalla grande se abren en otras pestañas y ventanas.',
    needsServer:
      'Los teléfonos de los jugadores, los enlaces para ayudantes, los resultados que comunican los jugadores, las cuentas, los webhooks y los relojes de partida necesitan un servidor, porque afectan a los dispositivos de otras personas.',
    more: 'Qué funciona aquí y cómo guardarlo bien',
    save: 'Guardar una copia',
    saved: 'Guardada. Pon el archivo donde lo encontrarías si perdieras este dispositivo.',
    restoreHint: 'Para recuperar una copia, ábrela o suéltala sobre esta página.',
    never: 'Aún no se ha guardado ninguna copia. Si se borran los datos del navegador, los torneos se pierden.',
    stale: 'Sin copia desde {{time}}. Si se borran los datos del navegador, lo que vino después se pierde.',
    upToDate: 'La última copia lo tiene todo ({{time}}).',
    offer: 'La ronda ha terminado. ¿Guardar una copia?',
    try: 'Probarlo en este navegador: nada sale de él',
    later: 'Más tarde',
    restored_one: '{{count}} torneo recuperado.',
    restored_other: '{{count}} torneos recuperados.',
    known_one: '{{count}} torneo ya estaba aquí.',
    known_other: '{{count}} torneos ya estaban aquí.',
    different: 'Se deja como está aquí, porque la copia tiene otro desarrollo: {{names}}',
    notStored_one: 'Sin guardar: {{count}} anotación espera, este navegador no tiene espacio',
    notStored_other: 'Sin guardar: {{count}} anotaciones esperan, este navegador no tiene espacio',
    cannotStore: 'Este navegador no guarda nada en este momento',
    phones:
      'Los teléfonos de los jugadores no pueden abrir estas páginas: el torneo está solo en este navegador. Con Tiltyard en un servidor, todos tienen una dirección.',
    helpers:
      'Los enlaces para ayudantes y jugadores necesitan un servidor: aquí ningún otro dispositivo llega al torneo.',
    selfReport:
      'Para inscribirse y comunicar resultados, los jugadores necesitan su teléfono y, por tanto, un servidor. Aquí lo anota todo la mesa.',
  },
} as const satisfies Translation<typeof en>;

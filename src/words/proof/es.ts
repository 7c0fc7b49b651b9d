import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const es = {
  proof: {
    proofHow:
      'Cada sorteo sale de un secreto cuya huella es pública desde el principio. Cada ronda publica su clave; al final se muestra el propio secreto y cualquiera puede volver a calcular todas las claves.',
    secretHash: 'Huella del secreto',
    secret: 'El secreto',
    secretLater: 'Se muestra cuando termina el torneo.',
    checkDraws: 'Comprobar todos los sorteos en este navegador',
    right: 'correcto',
    wrong: 'no coincide',
    runAgain: 'Repetir este sorteo',
    runHint:
      'Tu navegador sortea la ronda otra vez, con la clave de arriba y los resultados anteriores, y la compara con las mesas publicadas.',
    runSame_one: 'Lo mismo: {{count}} mesa, como se publicó.',
    runSame_other: 'Lo mismo: {{count}} mesas, como se publicó.',
    runDiffers: 'No es lo mismo. Aquí difiere:',
    runPrivate:
      'Este sorteo no se puede repetir aquí: la organización separa a algunos jugadores, y a quiénes es privado. El archivo del torneo lo contiene todo.',
    runNoDraw: 'Aquí no se sorteó nada: los cruces se siguen de las partidas anteriores.',
    runFailed: 'No se puede comprobar en este momento. Inténtalo de nuevo cuando vuelva la conexión.',
    runByDesk: 'cambiado por la organización',
    runDrawn: 'sorteado',
    runPublished: 'publicado',
    runNobody: 'nadie',
    runNotYet: 'Todavía no hay rondas publicadas; cada una se podrá repetir en cuanto se publique.',
    runSides: 'al revés',
  },
} as const satisfies Translation<typeof en>;

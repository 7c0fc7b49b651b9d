import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const de = {
  proof: {
    proofHow:
      'Jede Auslosung entsteht aus einem Geheimnis, dessen Fingerabdruck von Anfang an öffentlich ist. Jede Runde veröffentlicht ihren Schlüssel; am Ende wird das Geheimnis selbst gezeigt, und alle können jeden Schlüssel nachrechnen.',
    secretHash: 'Fingerabdruck des Geheimnisses',
    secret: 'Das Geheimnis',
    secretLater: 'Es wird gezeigt, wenn das Turnier zu Ende ist.',
    checkDraws: 'Alle Auslosungen in diesem Browser prüfen',
    right: 'stimmt',
    wrong: 'stimmt nicht überein',
    runAgain: 'Diese Auslosung wiederholen',
    runHint:
      'Ihr Browser lost die Runde noch einmal aus, mit dem Schlüssel oben und den Ergebnissen davor, und vergleicht mit den veröffentlichten Tischen.',
    runSame_one: 'Dasselbe: {{count}} Tisch, wie veröffentlicht.',
    runSame_other: 'Dasselbe: {{count}} Tische, wie veröffentlicht.',
    runDiffers: 'Nicht dasselbe. Hier weicht es ab:',
    runPrivate:
      'Diese Auslosung lässt sich hier nicht wiederholen: Die Turnierleitung trennt einige Spieler, und welche, ist privat. Die Turnierdatei enthält alles.',
    runNoDraw: 'Hier wurde nichts ausgelost: Wer auf wen trifft, folgt aus den Spielen davor.',
    runFailed:
      'Das lässt sich im Moment nicht prüfen. Versuchen Sie es noch einmal, wenn die Verbindung wieder da ist.',
    runByDesk: 'von der Turnierleitung geändert',
    runDrawn: 'ausgelost',
    runPublished: 'veröffentlicht',
    runNobody: 'niemand',
    runNotYet: 'Noch ist keine Runde veröffentlicht; jede lässt sich wiederholen, sobald sie veröffentlicht ist.',
    runSides: 'andersherum',
  },
} as const satisfies Translation<typeof en>;

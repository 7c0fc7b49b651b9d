import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const de = {
  problem: {
    unreadable: 'Die Anfrage ist nicht lesbar.',
    'not-found': 'Hier ist nichts.',
    'no-pages': 'Die Seiten dieses Servers sind nicht gebaut. Bitte npm run build ausführen und ihn neu starten.',
    'no-such-tournament': 'Unter dieser Adresse gibt es kein Turnier.',
    'no-such-link': 'Dieser Link ist unbekannt oder wurde widerrufen.',
    'not-signed-in': 'Dafür braucht es einen Link oder ein Konto, das es erlaubt.',
    'bad-token': 'Dieses Token ist unbekannt, widerrufen oder abgelaufen.',
    'token-scope': 'Dieses Token darf nur lesen.',
    'last-way-in':
      'Das ist der letzte Zugang. Für einen neuen Inhaber-Link löschen Sie die Datei neben der Datenbank, die auf .owner endet, und starten Sie den Server neu; danach lässt sich dieser widerrufen.',
    'not-allowed': 'Ihre Rolle erlaubt das nicht.',
    'wrong-origin': 'Diese Anfrage kam von einer anderen Seite als der dieses Servers.',
    'wrong-host':
      'Dieser Server hört nicht auf diesen Hostnamen; wer ihn betreibt, kann den Namen zulassen (TILTYARD_HOSTS).',
    'wrong-password': 'Name und Passwort passen nicht zusammen.',
    'code-needed': 'Dieses Konto hat einen zweiten Schritt: geben Sie einen Code der App oder einen Ersatzcode an.',
    'wrong-code': 'Dieser Code stimmt nicht oder wurde schon benutzt.',
    'second-step-on': 'Der zweite Schritt ist schon eingeschaltet.',
    'second-step-not-begun': 'Richten Sie den zweiten Schritt erst ein.',
    'sign-in-again': 'Melden Sie sich ab und wieder an, dann versuchen Sie es noch einmal.',
    'no-password-yet': 'Legen Sie erst ein Passwort fest; sonst könnten Sie sich nicht mehr anmelden.',
    'provider-unavailable': 'Der Anmeldedienst ist gerade nicht erreichbar.',
    'name-taken': 'Dieser Name ist vergeben.',
    'registration-off': 'Hier werden keine neuen Konten angelegt.',
    'version-moved':
      'Das Turnier ist inzwischen weiter; sehen Sie nach, was sich geändert hat, und entscheiden Sie neu.',
    'id-in-use': 'Ein Turnier mit dieser Kennung gibt es schon.',
    'clock-moved': 'Die Uhr wurde inzwischen gedrückt; dieser Druck zählt nicht.',
    'clock-is-paused': 'Die Uhr ist angehalten; dieser Druck zählt nicht.',
    'clock-is-running': 'Die Uhr läuft schon.',
    'clock-not-started': 'Die Uhr wurde noch nicht gestartet.',
    'not-to-move': 'Die andere Seite ist am Zug; dieser Druck zählt nicht.',
    'time-is-out': 'Die Zeit war vor diesem Druck abgelaufen.',
    'press-id-in-use': 'Ein anderer Druck dieser Partie hat diese Kennung.',
    'game-paired-again': 'Diese Runde wurde inzwischen neu ausgelost; dieser Druck zählt nicht.',
    'game-is-over': 'Diese Partie hat schon ein Ergebnis.',
    'bad-image': 'Das ist kein PNG-, JPEG- oder WebP-Bild von höchstens 1 MB.',
    'not-taken-over': 'Diese Datei lässt sich nicht übernehmen.',
    'bad-file': 'Diese Datei ist kein Turnier, in dem jeder Eintrag aus den Regeln folgt.',
    'damaged-log':
      'Das Protokoll dieses Turniers wurde auf der Platte beschädigt oder verändert. Es wird weder gezeigt noch fortgesetzt; spielen Sie eine Sicherung ein.',
    'no-such-export': 'Dieses Dateiformat kann so ein Turnier nicht ausdrücken.',
    'too-many-requests': 'Zu viele Anfragen; bitte einen Augenblick warten.',
    busy: 'Gerade ist zu viel in Arbeit; versuchen Sie es in ein paar Sekunden noch einmal.',
    'too-many-streams': 'Zu viele Live-Verbindungen von dieser Adresse; bitte einen Augenblick warten.',
    'too-large': 'Die Anfrage ist zu groß.',
    'too-much-work': 'Das würde den Server zu lange oder zu viel Speicher kosten; schicken Sie weniger auf einmal.',
    'wrong-media-type': 'Bitte als application/json senden.',
    'private-address': 'Webhooks an private Adressen sind auf diesem Server nicht erlaubt.',
    'too-many-webhooks': 'Es gibt schon 20 Webhooks; bitte zuerst einen entfernen.',
    'store-unavailable': 'Die Datenbank ist gerade nicht erreichbar; es wurde nichts gespeichert.',
    'browser-full':
      'In diesem Browser ist kein Platz mehr dafür; nichts wurde gespeichert. Schaffen Sie auf diesem Gerät Platz, oder sichern Sie alles und löschen Sie alte Turniere.',
    'browser-refused':
      'Dieser Browser kann im Moment nichts speichern; nichts wurde gespeichert. Laden Sie die Seite neu, und prüfen Sie, ob dies ein privates Fenster ist.',
    'no-backup': 'Diese Datei ist keine Sicherung von Tiltyard, oder sie ist beschädigt.',
    stopping: 'Der Server wird beendet; versuchen Sie es gleich noch einmal.',
    'perhaps-saved':
      'Die Datenbank fiel beim Speichern aus. Senden Sie denselben Befehl mit seiner Kennung noch einmal, um es zu erfahren.',
    defect: 'Hier ging etwas schief; der Fehler liegt bei uns und wurde vermerkt.',
  },
} as const satisfies Translation<typeof en>;

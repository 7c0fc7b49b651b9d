import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const de = {
  erase: {
    title: 'Was über {{name}} gespeichert ist',
    save: 'Als Datei sichern',
    open: 'Unkenntlich machen …',
    dialog: '{{name}} unkenntlich machen',
    goes: 'Es verschwinden: Name, Verein und alles, was über die Person geschrieben wurde, überall im Protokoll. Dort steht dann „{{erased}}“. Ihr privater Link funktioniert nicht mehr.',
    stays:
      'Es bleiben: Ergebnisse, Paarungen, Rangliste und das Rating bei der Anmeldung. Ein Eintrag hält fest, dass das Protokoll umgeschrieben wurde; früher notierte Codes werden weiter erkannt.',
    copies:
      'Nicht erreichbar sind gespeicherte Dateien, Ausdrucke und ältere Sicherungen. Wird eine solche Sicherung auf diesem Server eingespielt, verschwindet die Person dort erneut; löschen Sie, was Sie nicht mehr brauchen.',
    forGood: 'Das lässt sich nicht zurücknehmen.',
    do: 'Endgültig unkenntlich machen',
    done: 'Erledigt. Der Code des Protokolls war {{before}} und ist jetzt {{after}}.',
    erased: 'Diese Person wurde unkenntlich gemacht.',
  },
  backups: {
    outdated_one:
      'Diese Sicherung stammt aus der Zeit, bevor jemand unkenntlich gemacht wurde, und enthält den Namen noch. Löschen Sie, was Sie nicht mehr brauchen:',
    outdated_other:
      'Diese Sicherungen stammen aus der Zeit, bevor jemand unkenntlich gemacht wurde, und enthalten den Namen noch. Löschen Sie, was Sie nicht mehr brauchen:',
  },
  data: {
    title: 'Was über Sie gespeichert ist',
    hint: 'Name, Sitzungen, Tokens, Anmeldungen und Ihre Turniere, in einer Datei.',
    save: 'Als Datei sichern',
  },
  second: {
    title: 'Anmeldung in zwei Schritten',
    off: 'Mit einem zweiten Schritt verlangt die Anmeldung zusätzlich einen Code aus einer App auf dem Handy.',
    begin: 'Einrichten',
    scan: 'Mit einer Authenticator-App einscannen, oder den Schlüssel dort eintippen.',
    qr: 'QR-Code für die Authenticator-App',
    key: 'Schlüssel',
    code: 'Code aus der App',
    turnOn: 'Einschalten',
    on_one: 'Eingeschaltet seit {{moment}}. {{count}} Ersatzcode ist übrig.',
    on_other: 'Eingeschaltet seit {{moment}}. {{count}} Ersatzcodes sind übrig.',
    recovery: 'Ersatzcodes',
    recoveryHint:
      'Jeder gilt einmal anstelle eines Codes, falls das Handy verloren geht. Sie werden nur dieses eine Mal gezeigt: bewahren Sie sie dort auf, wo das Handy nicht ist.',
    turnOff: 'Ausschalten',
    codeOrRecovery: 'Code oder Ersatzcode',
    asked: 'Dieses Konto hat einen zweiten Schritt: geben Sie den Code aus der App ein, oder einen Ersatzcode.',
  },
  provider: {
    signIn: 'Mit {{provider}} anmelden',
    title: 'Anmeldung mit {{provider}}',
    hint: 'Einmal verbunden, können Sie sich mit {{provider}} anmelden, ohne das Passwort von hier.',
    connect: 'Mit {{provider}} verbinden',
    connected: 'Verbunden.',
    disconnect: 'Trennen',
    failed: 'Die Anmeldung mit {{provider}} hat nicht geklappt. Bitte noch einmal versuchen.',
    stranger: '{{provider}} kennt Sie, aber hier gibt es kein Konto für Sie. Fragen Sie, wer diesen Server betreibt.',
    taken: 'Diese Anmeldung bei {{provider}} gehört hier zu einem anderen Konto.',
  },
} as const satisfies Translation<typeof en>;

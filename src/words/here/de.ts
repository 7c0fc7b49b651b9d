import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const de = {
  here: {
    title: 'In diesem Browser',
    about: 'Alles, was Sie eingeben, bleibt in diesem Browser auf diesem Gerät. Nichts wird irgendwohin gesendet.',
    own: 'Andere Browser und Telefone können es nicht öffnen. In diesem Browser öffnen sich die öffentliche Seite und die Leinwand in weiteren Tabs und Fenstern.',
    needsServer:
      'Telefone der Spieler, Links für Helfer, selbst gemeldete Ergebnisse, Konten, Webhooks und Partieuhren brauchen einen Server, denn sie betreffen die Geräte anderer.',
    more: 'Was hier geht und wie es sicher bleibt',
    save: 'Sicherung speichern',
    saved: 'Gespeichert. Legen Sie die Datei dorthin, wo Sie sie fänden, wenn dieses Gerät verloren ginge.',
    restoreHint: 'Um eine Sicherung zurückzuholen, öffnen Sie sie oder ziehen Sie sie auf diese Seite.',
    never: 'Es gibt noch keine Sicherung. Werden die Daten des Browsers gelöscht, sind die Turniere verloren.',
    stale: 'Seit {{time}} nicht gesichert. Werden die Daten des Browsers gelöscht, ist verloren, was seither kam.',
    upToDate: 'Die letzte Sicherung enthält alles ({{time}}).',
    offer: 'Die Runde ist zu Ende. Sicherung speichern?',
    try: 'In diesem Browser ausprobieren: nichts verlässt ihn',
    later: 'Später',
    restored_one: '{{count}} Turnier zurückgeholt.',
    restored_other: '{{count}} Turniere zurückgeholt.',
    known_one: '{{count}} Turnier war schon hier.',
    known_other: '{{count}} Turniere waren schon hier.',
    different: 'Hier unverändert, weil die Sicherung einen anderen Verlauf hat: {{names}}',
    notStored_one: 'Nicht gespeichert: {{count}} Eintrag wartet, in diesem Browser ist kein Platz',
    notStored_other: 'Nicht gespeichert: {{count}} Einträge warten, in diesem Browser ist kein Platz',
    cannotStore: 'Dieser Browser speichert im Moment nichts',
    phones:
      'Telefone der Spieler können diese Seiten nicht öffnen: Das Turnier liegt nur in diesem Browser. Mit Tiltyard auf einem Server haben alle eine Adresse.',
    helpers: 'Links für Helfer und Spieler brauchen einen Server: Hier erreicht kein anderes Gerät das Turnier.',
    selfReport:
      'Um sich selbst einzutragen und Ergebnisse zu melden, brauchen Spieler ihr Telefon und damit einen Server. Hier trägt die Turnierleitung alles ein.',
  },
} as const satisfies Translation<typeof en>;

import type { Translation } from '../../texts.ts';
import type * as en from '../en/event.ts';

/** The event itself: where it is found, its switches and settings. */

export const settings = {
  title: 'Die Veranstaltung',
  name: 'Name',
  rename: 'Umbenennen',
  listed: 'Das Turnier ist öffentlich',
  shortNames: 'Öffentlich stehen kurze Namen: „Kim L.“',
  forecast: 'Öffentlich steht die Prognose: wer gewinnen wird und wer was braucht',
  selfReport: 'Spieler melden Ergebnisse selbst',
  selfRegistration: 'Spieler melden sich über die öffentliche Adresse an',
  approval: 'Turnierleitung lässt Anmeldungen zu',
  ending: 'Beenden oder löschen',
  endHint: 'Die Rangliste gilt dann, wie sie ist. Das lässt sich zurücknehmen.',
  end: 'Turnier jetzt beenden',
  reopen: 'Vorzeitiges Ende zurücknehmen',
  deleteHint: 'Dann ist alles weg, auch das Protokoll. Vorher die Turnierdatei sichern.',
  delete: 'Turnier löschen',
  typeName: 'Zur Bestätigung den Namen des Turniers eingeben: {{name}}',
} as const satisfies Translation<typeof en.settings>;

export const share = {
  title: 'Teilen',
  public: 'Die öffentliche Adresse',
  publicHint: 'Mit dem Handy scannen: Tische, Ergebnisse und Rangliste live, ohne Konto.',
  qr: 'QR-Code der öffentlichen Adresse',
  whichAddress: 'In welchem Netz sind die Handys?',
  whichAddressHint: 'Codes und Links enthalten diese Adresse. Vor dem Drucken mit einem Handy ausprobieren.',
  addressIn: '{{url}} ({{network}})',
  onlyHere: 'Der Server ist nur auf diesem Rechner erreichbar; kein Handy kann die Seite öffnen.',
  listenMore: 'Anhalten und für alle Adressen neu starten:',
  noNetwork: 'Dieser Rechner ist in keinem Netz. Mit dem Netz der Handys verbinden, dann diese Seite neu laden.',
  notListed: 'Das Turnier ist noch nicht öffentlich; einschalten unter „Die Veranstaltung“.',
  openPublic: 'Öffentliche Seite',
  openWall: 'Saalanzeige öffnen',
  embed: 'Auf der eigenen Website zeigen',
  embedHint: 'Diesen Code in eine eigene Seite einfügen: Sie bleibt aktuell und fragt nach nichts.',
  embedPart: 'Was gezeigt wird',
  embedLook: 'Ansehen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  head: 'Prüfcode:',
  files: 'Dateien',
  file: 'Turnierdatei',
  fileHint: 'Das ganze Protokoll, zum Aufbewahren oder für einen anderen Server.',
  standings: 'Rangliste (CSV)',
  pairings: 'Paarungen (CSV)',
  pgn: 'Partien (PGN)',
  trf: 'FIDE-Bericht (TRF 2016)',
  trf2026: 'FIDE-Bericht (TRF 2026)',
  calendar: 'Kalender (ICS)',
  notAllStored: 'Die letzten Einträge sind noch nicht gespeichert und würden in der Datei fehlen.',
} as const satisfies Translation<typeof en.share>;

export const settingsPage = {
  how: 'So wird gespielt',
  everyone: 'Das kann jeder lesen.',
  still: 'Lässt sich noch ändern',
  stored: 'Jede Änderung wird sofort gespeichert und lässt sich unter „Verlauf“ zurücknehmen.',
  rounds: 'Runden',
  roundsHint: 'Mindestens {{round}}, denn so viele sind ausgelost.',
  roundsFirst: 'Geben Sie zuerst eine Rundenzahl ein.',
  set: 'Setzen',
  format: 'Die Regeln, bis zur ersten Auslosung',
  save: 'Regeln speichern',
  fixed: 'Fest seit der ersten Auslosung',
  notPlayed:
    'Noch hat niemand gespielt: Nehmen Sie die Auslosung unter „Verlauf“ zurück, dann lässt sich alles wieder ändern.',
  tab: 'Einstellungen',
} as const satisfies Translation<typeof en.settingsPage>;

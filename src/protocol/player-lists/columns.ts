/** DK-30: what the columns of other people's lists are called, in English, German, French and Spanish. */

/** What a column can be taken for. `contact` is recognised so that it is never imported. */
export const meanings = ['name', 'first', 'last', 'rating', 'club', 'ignored'] as const;
export type Meaning = (typeof meanings)[number] | 'contact';

/** Best first: where a list has two columns for one meaning, the earlier pattern is taken. */
const headings: readonly (readonly [Meaning, RegExp])[] = [
  [
    'contact',
    /e-?mail|correo|courriel|phone|tele?f|t[ée]l\b|^tel|mobil|handy|portable|m[óo]vil|whatsapp|discord|address|adress|direcci|street|stra(ß|ss)e|\brue\b|calle|zip|post(al|code|leitzahl)|plz|birth|born|geb(urt|oren)|naissance|nacimiento|b-?day|dob/,
  ],
  ['name', /^(short )?gamer ?tag$|^(display|screen|challonge) ?name$/],
  ['first', /^(first|given|fore) ?names?$|^vornamen?$|^pr[ée]noms?$|^nombres? de pila$/],
  ['last', /^(last|family|sur) ?names?$|^surname$|^(nach|familien)namen?$|^nom de famille$|^apellidos?$/],
  [
    'name',
    /^(full ?)?names?$|^(first and last|vor- und nach|vor-\/nach)[ -]?names?$|^(player|participant|member|competitor|contestant|entrant|attendee)s?( ?names?)?$|^username$/,
  ],
  [
    'name',
    /^name,? ?(und |u\.? )?vorname$|^(spieler|teilnehmer)( ?in| ?innen|\/in|name)?$|^mitglied(er|sname)?$|^name (des|der) (spieler|teilnehmer|mitglied)(s|in|es)?$/,
  ],
  [
    'name',
    /^nom(bre)?s?( complet| completo| et pr[ée]nom| y apellidos?)?$|^joueu(r|se)s?$|^jugador(a|es)?$|^participantes?$|^membres?$|^miembros?$|^soci[oa]s?$|^nom(bre)? (du|de la|del|de) (joueu|participant|membre|jugador|miembro|soci)\w{0,4}$/,
  ],
  [
    'name',
    /^(wie hei(ß|ss)(t du|en sie)|comment (vous appelez[- ]vous|t[’']appelles[- ]tu)|c[óo]mo (te llamas|se llama( usted)?))$/,
  ],
  ['rating', /^(rating|elo|fide ?(elo|rating)|rtg ?i?|elo ?i|srtng|std\.? ?rating|standard)$/],
  [
    'rating',
    /^(twz|dwz|nwz|wertung(szahl)?|classement|puntuaci[óo]n|rtg ?n|elo ?n|national rating|rapid|blitz|ingo|rrtng|brtng|seed rating)$/,
  ],
  [
    'club',
    /^(club|team|verein|mannschaft|[ée]quipe|equipo|school|schule|[ée]cole|escuela|family|club\/(city|ort|ville|ciudad)|verein\/ort|prefix|sponsor)s?( ?name)?$|^mannschaftsname$|^nom de l[’']?[ée]quipe$|^nombre del equipo$/,
  ],
  ['club', /^(city|town|ort|stadt|ville|ciudad|location)$/],
  ['club', /^(fed(eration)?|f[öo]deration|f[ée]d[ée]ration|federaci[óo]n|country|land|pays|pa[íi]s|state|nation)\.?$/],
];

/** Where nobody else is named, the teams are who plays. */
const team =
  /^(team|mannschaft|[ée]quipe|equipo)s?( ?name)?$|^mannschaftsname$|^nom de l[’']?[ée]quipe$|^nombre del equipo$/;

/** How forms ask: “What is your name?”, “Ihr Name”, “Quel est votre club ?”, “¿Cuál es su Elo?” */
const question =
  /^(what(?:[’']?s| is)|please (?:enter|type|give)|enter|wie (?:lautet|ist)|was ist|quel(?:le)? est|cu[áa]l es)? ?(?:your|ihre?n?|deine?n?|euere?r?|votre|ton|ta|sus?|tus?) (?=\S)/;

const LONGEST_HEADING = 200;

const plain = (heading: string): string =>
  heading
    .slice(0, LONGEST_HEADING)
    .toLowerCase()
    .replace(/\([^()]*\)|[_.:*?¿]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(question, '')
    .replace(/^(full|vollständige[rn]?) (?=name)/, '');

/** Nothing that a person, a club or a rating is called. */
const others =
  /^(#|no|nr|n[°º]|rk|rank|rang|sno|pos|place|platz|seed|id|fide ?-?id|id number|pnr|title|titel|titre|t[íi]tulo|tit|typ|gr|group|sex|geschlecht|sexe|sexo|age|points?|punkte|pts|score|puntos|checked ?in|notes?|timestamp|zeitstempel|horodateur|marca (temporal|de tiempo)|date|datum|fecha|time|zeit|heure|hora|wins?|losses|siege)$/;

interface Known {
  readonly meaning: Meaning;
  readonly rank: number;
}

function known(heading: string): Known | undefined {
  const word = plain(heading);
  if (word === '' || others.test(word)) return undefined;
  const rank = headings.findIndex(([, pattern]) => pattern.test(word));
  const found = headings[rank];
  return found && { meaning: found[0], rank };
}

/** How a row of headings is read; undefined where none of them is a name. What stands below tells which of two ratings people have. */
export function columnsFromHeadings(
  row: readonly string[],
  below: readonly (readonly string[])[] = [],
): Meaning[] | undefined {
  const found = row.map(known);
  const best = (meaning: Meaning): number =>
    found
      .flatMap((one, at) => (one?.meaning === meaning ? [{ at, rank: one.rank }] : []))
      .toSorted((a, b) => a.rank - b.rank || a.at - b.at)[0]?.at ?? -1;
  const [first, last, named] = [best('first'), best('last'), best('name')];
  const nobody = first < 0 && last < 0 && named < 0;
  const name = nobody ? row.findIndex((heading) => team.test(plain(heading))) : named;
  if (nobody && name < 0) return undefined;
  // A nickname is what people play under; the name on their passport is private. Elsewhere two halves are a
  // name: “Nom, Prénom” and “Nombre, Apellidos” call one of them as others call the whole.
  const nickname = name >= 0 && found[name]?.rank === 1;
  const halves = !nickname && ((first >= 0 && (last >= 0 || name >= 0)) || (last >= 0 && name >= 0));
  const chosen = new Map<number, Meaning>([
    [bestRating(found, below), 'rating'],
    [nobody ? clubBeside(name, found) : best('club'), 'club'],
  ]);
  if (halves) {
    chosen.set(first < 0 ? name : first, 'first').set(last < 0 ? name : last, 'last');
  } else chosen.set(name >= 0 ? name : Math.max(first, last), 'name');
  return found.map((one, at): Meaning => (one?.meaning === 'contact' ? 'contact' : (chosen.get(at) ?? 'ignored')));
}

/** An international rating that hardly anyone has gives way to the national one. */
function bestRating(found: readonly (Known | undefined)[], below: readonly (readonly string[])[]): number {
  const ratings = found.flatMap((one, at) => {
    if (one?.meaning !== 'rating') return [];
    return [{ at, rank: one.rank, filled: below.filter((cells) => !noRating.test(cells[at] ?? '')).length }];
  });
  const most = Math.max(0, ...ratings.map(({ filled }) => filled));
  const used = ratings.filter(({ filled }) => 2 * filled >= most);
  return used.toSorted((a, b) => a.rank - b.rank || a.at - b.at)[0]?.at ?? -1;
}

const clubBeside = (name: number, found: readonly (Known | undefined)[]): number =>
  found.findIndex((one, at) => at !== name && one?.meaning === 'club');

/** A heading that can be nothing else: one is enough, in the first line. */
export const asksForName = (row: readonly string[]): boolean =>
  row.some((heading) => known(heading)?.meaning === 'name' && /name|nom|hei(ß|ss)|appel|llam/i.test(heading));

/** How sure it is that this is a row of headings: how many of its words are known. */
export const headingsKnown = (row: readonly string[]): number =>
  row.filter((word) => known(word) !== undefined || others.test(plain(word))).length;

const email = /[^\s@]@[^\s@]+\.[^\s@]/;
export const isEmail = (word: string): boolean => email.test(word);
/** 2026-01-05, 5.1.2026 18:30, 18:30:15: when a form was sent, not who sent it. */
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(,?[ T]+\d{1,2}[:.]\d{2}.{0,20})?$|^\d{1,2}:\d{2}(:\d{2})?$/;
export const isDate = (cell: string): boolean => date.test(cell);
const telephone = /^\+?[\d\s()/.-]{7,}$/;

/** DK-30: contact data never becomes public, whatever its column is called. */
export const isContact = (cell: string): boolean =>
  isEmail(cell) || (telephone.test(cell) && cell.replace(/\D/g, '').length >= 8);

/** 1520, 1480.5, 1480,5. */
export const isNumber = (cell: string): boolean => /^[+]?\d+([.,]\d+)?$/.test(cell);

/** How lists say that someone has no rating. */
export const noRating = /^(|-+|–|—|0|n\/?a|none|unr(ated)?\.?|ohne|keine|sans|sin|ninguno?|aucun|new|neu)$/i;

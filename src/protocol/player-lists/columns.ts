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
    /^(full ?)?names?$|^players?( name)?$|^participants?( name)?$|^spieler(in|name|:in|\/in)?$|^teilnehmer(in)?$|^nom(bre)?s?( complet| completo| y apellidos?)?$|^joueu(r|se)s?$|^jugador(a|es)?$|^participantes?$|^username$/,
  ],
  ['rating', /^(rating|elo|fide ?(elo|rating)|rtg ?i?|elo ?i|srtng|std\.? ?rating|standard)$/],
  [
    'rating',
    /^(twz|dwz|nwz|wertung(szahl)?|classement|puntuaci[óo]n|rtg ?n|elo ?n|national rating|rapid|blitz|ingo|rrtng|brtng|seed rating)$/,
  ],
  [
    'club',
    /^(club|team|verein|mannschaft|[ée]quipe|equipo|school|schule|[ée]cole|escuela|family|club\/(city|ort|ville|ciudad)|verein\/ort|prefix|sponsor)s?$/,
  ],
  ['club', /^(city|town|ort|stadt|ville|ciudad|location)$/],
  ['club', /^(fed(eration)?|f[öo]deration|f[ée]d[ée]ration|federaci[óo]n|country|land|pays|pa[íi]s|state|nation)\.?$/],
];

const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[_.:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Nothing that a person, a club or a rating is called. */
const others =
  /^(#|no|nr|n[°º]|rk|rank|rang|sno|pos|place|platz|seed|id|fide ?-?id|id number|pnr|title|titel|titre|t[íi]tulo|tit|typ|gr|group|sex|geschlecht|sexe|sexo|age|points?|punkte|pts|checked ?in|notes?)$/;

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

/** How a row of headings is read; undefined where it is none. What stands below tells which of two ratings people have. */
export function columnsFromHeadings(
  row: readonly string[],
  below: readonly (readonly string[])[] = [],
): Meaning[] | undefined {
  const found = row.map(known);
  const filled = (at: number): number => below.filter((cells) => !noRating.test(cells[at] ?? '')).length;
  const best = (meaning: Meaning): number => {
    const ranked = found.flatMap((one, at) => (one?.meaning === meaning ? [{ at, rank: one.rank }] : []));
    // An international rating that hardly anyone has gives way to the national one.
    const most = meaning === 'rating' ? Math.max(0, ...ranked.map(({ at }) => filled(at))) : 0;
    const used = ranked.filter(({ at }) => most === 0 || 2 * filled(at) >= most);
    return used.toSorted((a, b) => a.rank - b.rank || a.at - b.at)[0]?.at ?? -1;
  };
  const [name, first, last] = [best('name'), best('first'), best('last')];
  // A nickname is what people play under; the name on their passport is private. Elsewhere two halves are a
  // name: “Nom, Prénom” and “Nombre, Apellidos” call one of them as others call the whole.
  const nickname = name >= 0 && found[name]?.rank === 1;
  const halves = !nickname && ((first >= 0 && (last >= 0 || name >= 0)) || (last >= 0 && name >= 0));
  if (name < 0 && first < 0 && last < 0) return undefined;
  return found.map((one, at): Meaning => {
    if (one === undefined) return 'ignored';
    if (one.meaning === 'contact') return 'contact';
    if (halves) {
      if (at === first || (first < 0 && at === name)) return 'first';
      if (at === last || (last < 0 && at === name)) return 'last';
      if (at === name) return 'ignored';
    } else if (one.meaning === 'first' || one.meaning === 'last') {
      return name < 0 && at === best(one.meaning) ? 'name' : 'ignored';
    }
    return at === best(one.meaning) ? one.meaning : 'ignored';
  });
}

/** How sure it is that this is a row of headings: how many of its words are known. */
export const headingsKnown = (row: readonly string[]): number =>
  row.filter((word) => known(word) !== undefined || others.test(plain(word))).length;

const email = /\S@\S+\.\S/;
const telephone = /^\+?[\d\s()/.-]{7,}$/;

/** DK-30: contact data never becomes public, whatever its column is called. */
export const isContact = (cell: string): boolean =>
  email.test(cell) || (telephone.test(cell) && cell.replace(/\D/g, '').length >= 8);

/** 1520, 1480.5, 1480,5. */
export const isNumber = (cell: string): boolean => /^[+]?\d+([.,]\d+)?$/.test(cell);

/** Without headings: the first column of words is the name, the first of numbers the rating, the next of words the club. */
export function columnsFromContent(rows: readonly (readonly string[])[]): Meaning[] {
  const width = Math.max(...rows.map((row) => row.length));
  const taken = new Set<Meaning>();
  return Array.from({ length: width }, (_, at) => {
    const filled = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    if (filled.length === 0) return 'ignored';
    if (filled.filter(isContact).length > filled.length / 2) return 'contact';
    const numbers = filled.every((cell) => isNumber(cell) || noRating.test(cell)) && filled.some(isNumber);
    // A first column of numbers is a numbering.
    const guess: Meaning = numbers ? (at === 0 ? 'ignored' : 'rating') : taken.has('name') ? 'club' : 'name';
    if (guess === 'ignored' || taken.has(guess)) return 'ignored';
    taken.add(guess);
    return guess;
  });
}

/** How lists say that someone has no rating. */
export const noRating = /^(|-+|–|—|0|n\/?a|none|unr(ated)?\.?|ohne|keine|sans|sin|ninguno?|aucun|new|neu)$/i;

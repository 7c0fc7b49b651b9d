import type {
  BracketMatchView,
  BracketPart,
  GroupRoundView,
  GroupView,
  RaceView,
  RoundView,
  TournamentView,
} from '../engine/index.ts';
import {
  absentText,
  adjustmentMarks,
  criterionName,
  formatName,
  gameKindName,
  howName,
  labelText,
  listText,
  type Names,
  namesOf,
  numberText,
  roundStateName,
  say,
  slotText,
  stateName,
  statusName,
} from '../words/index.ts';
import { type Column, padded, tableText, widthOf } from './layout.ts';
import type { Colours } from './terminal.ts';
import { language } from './words.ts';

/** What a tournament looks like on a terminal; plain text when it is piped. */

const number = (value: number): string => numberText(language, value);

export function headline(view: TournamentView, colours: Colours): string {
  const about = [formatName(language, view.format), statusName(language, view.status), `code ${view.head}`];
  return `${colours.bold(view.name)}\n${about.join(' · ')}\n`;
}

export function roundText(view: TournamentView, round: RoundView, colours: Colours): string {
  const names = namesOf(view.players);
  const open = round.matches.filter((match) => match.state === 'open').length;
  const progress = round.state === 'published' ? ` · ${round.matches.length - open} of ${round.matches.length} in` : '';
  const title = `${colours.bold(labelText(language, round.label))} · ${roundStateName(language, round.state)}${progress}\n`;
  const grouped = round.matches.some((match) => match.group !== undefined);
  // HK-10: where a match is played is a number of its own; walkovers are played nowhere.
  const elsewhere = round.matches.some((match) => match.games.length > 0 && match.table !== match.number);
  const columns: Column[] = [
    { title: 'Match' },
    ...(elsewhere ? [{ title: 'Table', align: 'right' as const }] : []),
    ...(grouped ? [{ title: 'Group', align: 'right' as const }] : []),
    { title: 'Players' },
    { title: 'Result' },
    { title: 'Points' },
  ];
  const rows = round.matches.map((match) => {
    const next = match.games.find((game) => game.result === undefined);
    const results = match.games.flatMap((game) => game.result ?? []).join(', ');
    const waiting = next && match.games.length > 1 ? gameKindName(language, next.kind) : '';
    const how = match.outcome && match.outcome.how !== 'played' ? howName(language, match.outcome.how) : '';
    return [
      match.id,
      ...(elsewhere ? [match.games.length > 0 ? String(match.table) : ''] : []),
      ...(grouped ? [String(match.group ?? '')] : []),
      match.seats.map(names).join(' – '),
      [results, waiting, how].filter((part) => part !== '').join(' · '),
      match.outcome?.points.map(number).join(' – ') ?? '',
    ];
  });
  // RR-1: a rest isn't a bye.
  const without = round.byeWorth === 'rest' ? 'Rests' : 'Bye';
  const byes = round.byes.length > 0 ? `${without}: ${listText(language, round.byes.map(names))}\n` : '';
  const notes = round.notes.map((note) => `${colours.dim(`${say(language, note, names)} (${note.rule})`)}\n`).join('');
  const absent = (round.absent ?? [])
    .map(({ player, bye }) => `${absentText(language, bye)}: ${names(player)}\n`)
    .join('');
  return title + tableText(columns, rows, colours) + byes + absent + notes;
}

/** DK-1: the open matches of earlier rounds, which go on while a later one is played. */
export function stillOpenText(view: TournamentView, colours: Colours): string {
  const open = view.rounds
    .slice(0, -1)
    .filter((round) => round.state === 'published')
    .flatMap((round) => round.matches.filter((match) => match.state === 'open').map((match) => ({ round, match })));
  if (open.length === 0) return '';
  const names = namesOf(view.players);
  const rows = open.map(({ round, match }) => [
    match.id,
    labelText(language, round.label),
    match.seats.map(names).join(' – '),
  ]);
  const columns: Column[] = [{ title: 'Match' }, { title: 'Round' }, { title: 'Players' }];
  return `${colours.bold('Still open in earlier rounds')}\n${tableText(columns, rows, colours)}`;
}

/** What each table brought a player: points, or strikes. Empty for anyone who has played nothing. */
export function playedText(view: TournamentView, player: string, colours: Colours): string {
  const names = namesOf(view.players);
  const rows = view.rounds.flatMap(({ matches }) =>
    matches.flatMap(({ id, seats, games, outcome }) => {
      const own = outcome?.points[seats.indexOf(player)];
      const results = games.map(({ result = '' }) => result).join(' ');
      return own === undefined ? [] : [[id, seats.map(names).join(' – '), results, number(own)]];
    }),
  );
  const columns: Column[] = [
    { title: 'Match' },
    { title: 'Players' },
    { title: 'Result' },
    { title: `For ${names(player)}`, align: 'right' },
  ];
  return rows.length === 0 ? '' : tableText(columns, rows, colours);
}

export function standingsText(view: TournamentView, colours: Colours): string {
  const names = namesOf(view.players);
  const players = new Map(view.players.map((player) => [player.id, player]));
  const criteria = [...new Set(view.standings.flatMap((row) => row.criteria.map(({ name }) => name)))];
  const columns: Column[] = [
    { title: 'Place', align: 'right' },
    { title: 'Id' },
    { title: 'Name' },
    { title: 'Rating', align: 'right' },
    { title: 'State' },
    ...criteria.map((name) => ({ title: criterionName(language, name), align: 'right' as const })),
  ];
  const rows = view.standings.map((row) => {
    const player = players.get(row.player);
    const range = player?.plusMinus === undefined ? '' : ` ± ${player.plusMinus}`;
    return [
      String(row.place),
      row.player,
      names(row.player),
      player?.rating === undefined ? '' : `${player.rating}${range}`,
      [
        view.winners.includes(row.player) ? 'winner' : stateName(language, row.state),
        ...adjustmentMarks(language, row.adjustments),
      ].join(', '),
      ...criteria.map((name) => {
        const value = row.criteria.find((criterion) => criterion.name === name)?.value;
        return value === undefined ? '' : number(value);
      }),
    ];
  });
  return tableText(columns, rows, colours);
}

export function winnersText(view: TournamentView, colours: Colours): string {
  const names = namesOf(view.players);
  if (view.status !== 'finished') return '';
  const who = view.winners.length === 0 ? 'Finished without a winner.' : listText(language, view.winners.map(names));
  const title = view.winners.length === 0 ? who : `${view.winners.length > 1 ? 'Winners' : 'Winner'}: ${who}`;
  return `${[colours.green(title), ...view.why.map((reason) => `${say(language, reason, names)} (${reason.rule})`)].join('\n')}\n`;
}

/** GR-13: when the round was drawn, and now. */
const ratingText = ({ rating, ratingNow }: GroupView['members'][number]): string =>
  [rating, ratingNow === rating ? undefined : ratingNow].filter((one) => one !== undefined).join(' → ');

export function groupsText(rounds: readonly GroupRoundView[], names: Names, colours: Colours): string {
  return rounds
    .map((round) => {
      const tables = round.groups.map((group) => {
        const columns: Column[] = [
          { title: group.group === undefined ? 'Player' : `Group ${group.group}` },
          { title: 'Rating', align: 'right' },
          ...group.members.map((_, at) => ({ title: String(at + 1), align: 'right' as const })),
          ...(group.group === undefined ? [{ title: 'Points', align: 'right' as const }] : []),
          { title: '+', align: 'right' },
          { title: '-', align: 'right' },
          { title: '=', align: 'right' },
        ];
        const rows = group.members.map((member, at) => [
          `${at + 1} ${names(member.player)}${member.winner ? ' *' : member.wentOn ? ' ↑' : ''}`,
          ratingText(member),
          ...(group.cross[at] ?? []).map((cell) =>
            cell.kind === 'self' ? '×' : cell.games.map((game) => game.result || '.').join(''),
          ),
          ...(group.group === undefined ? [number(member.score)] : []),
          ...[member.wins, member.losses, member.draws].map(String),
        ]);
        return tableText(columns, rows, colours);
      });
      return `${colours.bold(labelText(language, round.label))}\n${tables.join('\n')}`;
    })
    .join('\n');
}

export function raceText(race: RaceView, names: Names, colours: Colours): string {
  const columns: Column[] = [
    { title: 'Seed', align: 'right' },
    { title: `Race to ${number(race.threshold)}, ${race.places} places` },
    { title: 'Points', align: 'right' },
    { title: 'Matches', align: 'right' },
    { title: 'Byes', align: 'right' },
  ];
  const rows = race.rows.map((row) => [
    row.seed === undefined ? '' : String(row.seed),
    `${names(row.player)}${row.dropped ? ' (dropped)' : ''}`,
    number(row.points),
    String(row.matches),
    String(row.byes),
  ]);
  return tableText(columns, rows, colours);
}

/** Two lines a match, rounds from left to right, lines between a match and those it comes from. */
export function bracketText(bracket: BracketPart, names: Names, colours: Colours): string {
  const tree = (match: BracketMatchView) => !match.aside;
  const height = (bracket.rows * 3) / 2;
  const top = (match: BracketMatchView): number => Math.floor((match.row * 3) / 2) - 1;
  const lines = Array.from({ length: height }, () => '');
  for (const [at, column] of bracket.columns.entries()) {
    const cells = new Map<number, string>();
    for (const match of column.matches.filter(tree)) {
      match.slots.forEach((slot, side) => {
        const seed = slot.seed === undefined ? '' : `${slot.seed} `;
        const score = slot.score === undefined ? '' : ` ${number(slot.score)}`;
        cells.set(top(match) + side, `${seed}${slotText(language, slot, names)}${score}${slot.won ? ' ✓' : ''}`);
      });
    }
    const width = Math.max(...[...cells.values()].map(widthOf));
    const next = bracket.columns[at + 1]?.matches.filter(tree) ?? [];
    const gutter = gutterOf(column.matches, next, top);
    for (const [y, line] of lines.entries())
      lines[y] = `${line}${padded(cells.get(y) ?? '', width)} ${gutter.get(y) ?? '   '} `;
  }
  const last = bracket.columns
    .flatMap((column) => column.matches)
    .filter((match) => !tree(match))
    .map(({ title, slots }) => {
      const pair = slots.map((slot) => slotText(language, slot, names)).join(' – ');
      return `${title ? `${labelText(language, title)}: ` : ''}${pair}\n`;
    });
  const title = bracket.sideLabel ? labelText(language, bracket.sideLabel) : 'Bracket';
  return `${colours.bold(title)}\n${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()}\n${last.join('')}`;
}

function gutterOf(
  feeders: readonly BracketMatchView[],
  next: readonly BracketMatchView[],
  top: (match: BracketMatchView) => number,
): Map<number, string> {
  const gutter = new Map<number, string>();
  for (const match of next) {
    const ends = feeders.filter((feeder) => match.from.includes(feeder.match)).map(top);
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    for (let y = low; y <= high; y++) gutter.set(y, ' │ ');
    if (ends.length > 1) {
      gutter.set(low, '─┐ ');
      gutter.set(high, '─┘ ');
    }
    gutter.set(top(match), ' ├─');
  }
  return gutter;
}

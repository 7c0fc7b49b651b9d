import {
  type BoardView,
  type BracketMatchView,
  type BracketView,
  bracketParts,
  type GroupView,
  type MatchView,
  type RaceView,
  type RoundView,
  type TournamentView,
} from '../engine/index.ts';
import {
  absentText,
  adjustmentMarks,
  criterionName,
  formatName,
  type Heading,
  headingText,
  howName,
  type Language,
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
import { pageStyle } from './html-style.ts';
import { safe, tableOf } from './html-table.ts';

/** One self-contained page: no script, nothing from elsewhere. */

interface Page {
  readonly language: Language;
  readonly names: Names;
  readonly view: TournamentView;
}

const word = ({ language }: Page, heading: Heading): string => safe(headingText(language, heading));
const name = ({ names }: Page, player: string): string => `<bdi>${safe(names(player))}</bdi>`;

function standings(page: Page): string {
  const { view, language } = page;
  const criteria = [...new Set(view.standings.flatMap((row) => row.criteria.map((one) => one.name)))];
  const players = new Map(view.players.map((player) => [player.id, player]));
  const head = [word(page, 'place'), word(page, 'name'), word(page, 'rating'), word(page, 'state')];
  const rows = view.standings.map((row) => {
    const player = players.get(row.player);
    const club = player?.club === undefined ? '' : ` <small>${safe(player.club)}</small>`;
    const range = player?.plusMinus === undefined ? '' : ` ± ${player.plusMinus}`;
    const marks = adjustmentMarks(language, row.adjustments)
      .map((mark) => ` <small>${safe(mark)}</small>`)
      .join('');
    const trophy = view.winners.includes(row.player) ? ' ★' : '';
    return [
      String(row.place),
      `${name(page, row.player)}${trophy}${club}${marks}`,
      player?.rating === undefined ? '' : `${player.rating}${range}`,
      safe(stateName(language, row.state)),
      ...criteria.map((one) => {
        const value = row.criteria.find((criterion) => criterion.name === one)?.value;
        return value === undefined ? '' : safe(numberText(language, value));
      }),
    ];
  });
  return tableOf([...head, ...criteria.map((one) => safe(criterionName(language, one)))], rows);
}

function resultOf(page: Page, match: MatchView): string {
  if (match.state === 'open') return word(page, 'open');
  const results = match.games.map((game) => game.result ?? '').join(' · ');
  const { outcome } = match;
  return outcome && outcome.how !== 'played'
    ? `${safe(results)} ${safe(howName(page.language, outcome.how))}`
    : safe(results);
}

function round(page: Page, one: RoundView): string {
  const { language } = page;
  const grouped = one.matches.some((match) => match.group !== undefined);
  const head: Heading[] = ['table', ...(grouped ? (['group'] as const) : []), 'players', 'result', 'points'];
  const rows = one.matches.map((match) => [
    String(match.table),
    ...(grouped ? [String(match.group ?? '')] : []),
    match.seats.map((player) => `${name(page, player)}${match.winners.includes(player) ? ' ✓' : ''}`).join(' – '),
    resultOf(page, match),
    safe(match.outcome?.points.map((points) => numberText(language, points)).join(' – ') ?? ''),
  ]);
  const byes = one.byes.map((player) => name(page, player)).join(', ');
  const absent = (one.absent ?? [])
    .map(({ player, bye }) => `<p>${safe(absentText(page.language, bye))}: ${name(page, player)}</p>`)
    .join('');
  const state = safe(roundStateName(language, one.state));
  return `<h3>${safe(labelText(language, one.label))} <small>${state}</small></h3>
${tableOf(
  head.map((heading) => word(page, heading)),
  rows,
)}${byes ? `<p>${word(page, one.byeWorth === 'rest' ? 'rest' : 'byes')}: ${byes}</p>` : ''}${absent}`;
}

const ratingsOf = ({ rating, ratingNow }: GroupView['members'][number]): string =>
  [rating, ratingNow === rating ? undefined : ratingNow].filter((one) => one !== undefined).join(' → ');

function groups(page: Page, board: Extract<BoardView, { kind: 'cross-tables' }>): string {
  return board.rounds
    .map((one) => {
      const cards = one.groups.map((group) => {
        // GR-13: when the round was drawn, and now.
        const rated = group.members.some(({ rating, ratingNow }) => rating ?? ratingNow);
        const head = [
          '',
          ...(rated ? [word(page, 'rating')] : []),
          ...group.members.map((_, at) => String(at + 1)),
          '+',
          '−',
          '=',
        ];
        const rows = group.members.map((member, at) => [
          `${at + 1} ${name(page, member.player)}${member.winner ? ' ★' : member.wentOn ? ' ↑' : ''}`,
          ...(rated ? [ratingsOf(member)] : []),
          ...(group.cross[at] ?? []).map((cell) =>
            cell.kind === 'self' ? '×' : safe(cell.games.map((game) => game.result).join(' ')),
          ),
          ...[member.wins, member.losses, member.draws].map(String),
        ]);
        return tableOf(head, rows, group.group === undefined ? undefined : `${word(page, 'group')} ${group.group}`);
      });
      return `<h3>${safe(labelText(page.language, one.label))}</h3>\n<div class="cards">${cards.join('\n')}</div>`;
    })
    .join('\n');
}

/** Rounds as columns. What a side waits for is written out, so that the same page reads as a list. */
function bracket(page: Page, view: BracketView): string {
  const box = (match: BracketMatchView): string => {
    const sides = match.slots.map((slot) => {
      const seed = slot.seed === undefined ? '' : `<small>${slot.seed}</small> `;
      const who = safe(slotText(page.language, slot, page.names));
      const score = slot.score === undefined ? '' : ` ${safe(numberText(page.language, slot.score))}`;
      const side = slot.kind === 'player' ? `<bdi>${who}</bdi>` : `<em>${who}</em>`;
      return `<li${slot.won ? ' class="won"' : ''}>${seed}${side}${score}${slot.won ? ' ✓' : ''}</li>`;
    });
    const title = `${word(page, 'match')} ${match.match}`;
    return `<div class="match"><small>${title}</small><ul>${sides.join('')}</ul></div>`;
  };
  const column = ({ label, side, matches }: BracketView['columns'][number]): string => {
    const heading = side === undefined ? 'h3' : 'h4';
    return `<div class="column"><${heading}>${safe(labelText(page.language, label))}</${heading}>${matches.map(box).join('')}</div>`;
  };
  const parts = bracketParts(view).map(
    ({ columns, sideLabel }) =>
      `${sideLabel ? `<h3>${safe(labelText(page.language, sideLabel))}</h3>\n` : ''}<div class="bracket wide">${columns.map(column).join('\n')}</div>`,
  );
  return `<h2>${word(page, 'bracket')}</h2>\n${parts.join('\n')}`;
}

function race(page: Page, shown: RaceView): string {
  const head = (['seed', 'name', 'points', 'matches', 'byes'] as const).map((heading) => word(page, heading));
  const rows = shown.rows.map((row) => [
    row.seed === undefined ? '' : String(row.seed),
    name(page, row.player),
    safe(numberText(page.language, row.points)),
    String(row.matches),
    String(row.byes),
  ]);
  return `<h2>${word(page, 'qualification')}</h2>\n${tableOf(head, rows)}`;
}

function boardOf(page: Page, board: BoardView): string {
  switch (board.kind) {
    case 'cross-tables':
      return groups(page, board);
    case 'bracket':
      return [board.bracket ? bracket(page, board.bracket) : '', board.race ? race(page, board.race) : ''].join('\n');
    // What bars draw, the standings say in figures.
    case 'bars':
    case 'none':
      return '';
  }
}

export function htmlPage(view: TournamentView, board: BoardView, language: Language): string {
  const page: Page = { language, view, names: namesOf(view.players) };
  const winners = listText(
    language,
    view.winners.map((player) => page.names(player)),
  );
  const won =
    view.winners.length === 0
      ? ''
      : `<p class="winner">${word(page, view.winners.length > 1 ? 'winners' : 'winner')}: <strong>${safe(winners)}</strong></p>
${view.why.map((reason) => `<p>${safe(say(language, reason, page.names))} <small>${safe(reason.rule)}</small></p>`).join('\n')}`;
  const rounds = view.rounds.filter((one) => one.state !== 'draft');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(view.name)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${safe(view.name)}</h1>
<p>${safe(formatName(language, view.format))} · ${safe(statusName(language, view.status))} · ${word(page, 'code')}: <code>${safe(view.head)}</code></p>
${won}
<h2>${word(page, 'standings')}</h2>
${standings(page)}
${boardOf(page, board)}
<h2>${word(page, 'rounds')}</h2>
${rounds.map((one) => round(page, one)).join('\n')}
</main>
</body>
</html>
`;
}

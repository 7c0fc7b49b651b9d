import type { Consequences } from '../engine/index.ts';
import { listText, type Names, sayFinding, stateName } from '../words/index.ts';
import { language } from './words.ts';

/** What would change in standings and later rounds. */
function changesText({ keep }: Consequences, names: Names): string {
  const who = (players: readonly string[]): string =>
    players.length === 0 ? 'nobody' : listText(language, players.map(names));
  const differ = (from: readonly string[], to: readonly string[]): boolean => from.join(' ') !== to.join(' ');
  const lines = [
    ...keep.moved.map(({ player, from, to }) => `${names(player)}: place ${from} → ${to}`),
    ...keep.states.map(
      ({ player, from, to }) => `${names(player)}: ${stateName(language, from)} → ${stateName(language, to)}`,
    ),
    ...(differ(keep.through.from, keep.through.to)
      ? [`Through: ${who(keep.through.from)} → ${who(keep.through.to)}`]
      : []),
    ...(differ(keep.winners.from, keep.winners.to)
      ? [`Winners: ${who(keep.winners.from)} → ${who(keep.winners.to)}`]
      : []),
    ...(keep.finished.from && !keep.finished.to ? ['The tournament would no longer be finished.'] : []),
    ...(!keep.finished.from && keep.finished.to ? ['The tournament would be finished.'] : []),
    ...keep.faults.map(({ round, table, finding }) => {
      const where = table === undefined ? `Round ${round}` : `Round ${round}, table ${table}`;
      return `${where} no longer fits the rules: ${sayFinding(language, finding, names, 'desk')}`;
    }),
    ...keep.ratings.map(({ player, from, to }) => `${names(player)}: rating ${from} → ${to} in the next draw`),
    ...(keep.cancelledGames > 0 ? ['Later games of this match would no longer count.'] : []),
    ...(keep.mayReinstate.length > 0 ? [`Could be reinstated: ${who(keep.mayReinstate)}`] : []),
  ];
  return (lines.length === 0 ? ['nothing else changes'] : lines).map((line) => `  ${line}`).join('\n');
}

/** DK-34. */
export const adjustmentText = (consequences: Consequences, names: Names): string =>
  `With it:\n${changesText(consequences, names)}\nNothing is changed yet.\n`;

/** What a correction would change, for a person who has to choose (DK-4). */
export function consequencesText(consequences: Consequences, names: Names): string {
  const { unwind } = consequences;
  const aside =
    unwind.rounds.length === 0
      ? '  there are no later rounds'
      : `  rounds ${unwind.rounds.join(', ')} with ${unwind.outcomes} results would be set aside`;
  return `With --keep (later rounds stay as they were played):\n${changesText(consequences, names)}\nWith --unwind:\n${aside}\nNothing is changed yet.\n`;
}

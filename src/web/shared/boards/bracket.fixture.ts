import { Desk } from '../../../../test/desk.ts';
import { formats } from '../../../engine/formats/index.ts';
import { type BracketView, boardView, derive } from '../../../engine/index.ts';
import { assertDefined } from '../../../kit/index.ts';

/** A bracket of so many players after so many results: the better seed wins, every fifth time the other. */
export function playedBracket(
  format: 'knockout' | 'double',
  players: number,
  results: number,
  settings = {},
): BracketView {
  const desk = new Desk(format, { seeding: 'entry', ...settings });
  desk.must({ type: 'AddPlayers', players: Array.from({ length: players }, (_, at) => ({ name: `N${at + 1}` })) });
  desk.must({ type: 'Start' });
  desk.pair();
  for (let result = 0; result < results; result++) {
    const [next] = desk.rounds.flatMap(({ number, edition, state, tables }) =>
      state === 'draft'
        ? []
        : tables.flatMap(({ match, games, seats }) => {
            const game = games.findIndex(({ recorded }) => !recorded) + 1;
            return game > 0 ? [{ place: { round: number, edition, match, game }, seats }] : [];
          }),
    );
    if (!next) break;
    const better = Number(next.seats[0]?.slice(1)) < Number(next.seats[1]?.slice(1)) !== (result % 5 === 4);
    const scores = better ? [1000, 0] : [0, 1000];
    desk.must({ type: 'RecordOutcome', place: next.place, outcome: { kind: 'scores', scores } });
  }
  const board = boardView(derive(formats, desk.state.facts));
  return assertDefined(board.kind === 'bracket' ? board.bracket : undefined, 'bracket');
}

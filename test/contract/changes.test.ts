import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { derive, tournamentView } from '../../src/engine/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import {
  nothingSeen,
  type PublicView,
  type ViewChanges,
  withChanges,
  withUpdate,
} from '../../src/protocol/wire-views.ts';
import { publicDocument } from '../../src/server/live/public-document.ts';
import { Snapshot } from '../../src/server/live/snapshot.ts';
import { content } from '../wire.ts';
import { contenders } from './contenders.ts';
import { Play } from './play.ts';

const runs = process.env.LONG ? 100 : 4;

const wholeOf = (snapshot: Snapshot): PublicView => withUpdate(nothingSeen, JSON.parse(snapshot.since(0).text));

/** What a reader gets who was sent the one before. */
function changesBetween(before: Snapshot, after: Snapshot): ViewChanges {
  const { text } = after.changesFrame(before, 't/public');
  return JSON.parse(assertDefined(/^data: (.*)$/m.exec(text)?.[1], 'data'));
}

describe.each(
  contenders.filter(({ format }) => formats.names.includes(format)).map((contender, at) => ({ contender, at })),
)('$contender.format, contender $at', ({ contender }) => {
  test('[DK-10] a view made from changes is the whole view, at every step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const play = new Play(formats, contender, seed);
        let shown = Snapshot.of(derive(formats, play.state.facts), play.state);
        let view = wholeOf(shown);
        for (let steps = 0, disturbances = 8; steps < 4_000; steps++) {
          if (disturbances > 0 && play.chance.below(6) === 0) {
            disturbances -= 1;
            play.disturb();
          } else if (!play.forward()) return;
          // Sometimes several steps are one update.
          if (play.chance.below(4) === 0) continue;
          const next = Snapshot.of(derive(formats, play.state.facts), play.state, shown);
          if (next.version === shown.version) continue;
          view = assertDefined(withChanges(view, changesBetween(shown, next)), 'changes that fit');
          expect(view).toEqual(wholeOf(next));
          expect(content(view)).toEqual(content(wholeOf(Snapshot.of(derive(formats, play.state.facts), play.state))));
          shown = next;
          if (steps % 8 > 0) continue;
          // The whole document is put together from the same slices.
          const { version, head } = next.view;
          const whole = {
            ...tournamentView(derive(formats, play.state.facts), play.state.log, { drafts: false }),
            version,
            head,
          };
          expect(JSON.parse(publicDocument(next).text)).toEqual(JSON.parse(JSON.stringify(whole)));
        }
        throw new Error('It does not end.');
      }),
      { numRuns: runs },
    );
  });
});

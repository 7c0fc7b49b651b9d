import './side-poles.css';
import type { CSSProperties } from 'react';
import { type BracketView, bracketParts } from '../../engine/index.ts';
import type { RoundView } from '../../protocol/wire-views.ts';
import { labelText } from '../../words/index.ts';
import { type Pole, Poles } from '../shared/motif/poles.tsx';
import { useSpeech } from '../shared/words.ts';

/** DE-4: a bracket with two sides has a set of poles for each. */
export function SidePoles({ bracket, rounds }: { bracket: BracketView; rounds: readonly RoundView[] }) {
  const { language } = useSpeech();
  const byNumber = new Map(rounds.map((round) => [round.number, round]));
  return (
    <div className="side-poles">
      {bracketParts(bracket).map(({ first, sideLabel, columns }) => {
        const played = columns.filter(({ matches }) => matches.some(({ state }) => state !== 'void'));
        const poles = played.map(({ round, label }, at): Pole => {
          const shown = byNumber.get(round);
          const done = shown?.matches.filter(({ state }) => state === 'done').length ?? 0;
          return {
            round,
            mark: String(at + 1),
            label: labelText(language, label),
            state: !shown ? 'to-come' : shown.state === 'closed' || done === shown.matches.length ? 'closed' : 'now',
            ...(shown && { tables: { done, count: shown.matches.length } }),
          };
        });
        return (
          <div key={first} style={{ '--share': played.length } as CSSProperties}>
            <p>{sideLabel && labelText(language, sideLabel)}</p>
            <Poles poles={poles} />
          </div>
        );
      })}
    </div>
  );
}

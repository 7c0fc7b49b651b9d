import './bracket-scene.css';
import { type CSSProperties, useRef } from 'react';
import type { BracketMatchView, SlotView } from '../../engine/index.ts';
import { labelText, type Names, namesOf, numberText } from '../../words/index.ts';
import { markOf } from '../shared/boards/bracket-geometry.ts';
import { slotName, stateText } from '../shared/boards/bracket-names.ts';
import { stillIn } from '../shared/boards/bracket-path.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { type Speech, useSpeech } from '../shared/words.ts';
import type { StageColumn } from './bracket-pages.ts';
import { wallTree } from './bracket-tree.ts';
import { BracketTreeScene } from './bracket-tree-scene.tsx';
import { useFit } from './fit.ts';
import { FitText } from './fit-text.tsx';
import type { Scene } from './scenes.ts';

interface SceneProps {
  readonly scene: Extract<Scene, { kind: 'bracket' }>;
  readonly view: Seen;
}

/** Both halves where they have room, otherwise the stages beside each other. Comes late, and so fits its own names. */
export function BracketScene({ scene, view }: SceneProps) {
  const root = useRef<HTMLDivElement>(null);
  useFit(root);
  const { board } = view;
  const tree = scene.stages || board.kind !== 'bracket' || !board.bracket ? undefined : wallTree(board.bracket);
  return (
    <div ref={root} className="wall-late">
      {tree && <BracketTreeScene tree={tree} view={view} />}
      {scene.stages && <BracketStages stages={scene.stages} view={view} />}
    </div>
  );
}

/** The stage that is played stands out; winners are marked by bar and weight, those who are out are struck through. */
function BracketStages({ stages, view }: { stages: readonly StageColumn[]; view: Seen }) {
  const speech = useSpeech();
  const names = namesOf(view.players);
  const { board } = view;
  const columns = board.kind === 'bracket' ? (board.bracket?.columns ?? []) : [];
  const matches = columns.flatMap((column) => column.matches);
  const playing = stillIn({ columns });
  const tables = new Map(
    matches.flatMap(({ match, table, state }) => (state === 'open' && table !== undefined ? [[match, table]] : [])),
  );
  return (
    <section className="wall-scene wall-bracket" style={{ '--stages': stages.length } as CSSProperties}>
      {stages.map((stage, at) => {
        const column = columns[stage.column];
        return (
          <div
            key={stage.column}
            className={`wall-stage ${stage.present ? 'present' : ''}`}
            style={{ '--stage': at } as CSSProperties}
          >
            <h2>{column && <StageName label={labelText(speech.language, column.label)} />}</h2>
            <Lines from={stage} to={stages[at + 1]} />
            <ol style={{ '--boxes': Math.max(1, stage.boxes.length) } as CSSProperties}>
              {stage.boxes.map(({ match, centre }) => (
                <li key={match.match} style={{ '--centre': centre } as CSSProperties}>
                  <WallMatch {...{ match, names, playing, tables }} first={stage.column === 0} />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

/** “Round 4 · Quarter-finals”: what the stage is called leads, the number of the round is small. */
function StageName({ label }: { label: string }) {
  const [round, ...stage] = label.split(' · ');
  if (stage.length === 0) return label;
  return (
    <>
      {stage.join(' · ')} <small>{round}</small>
    </>
  );
}

/** From each box to the one it leads to; on a wide screen only. */
function Lines({ from, to }: { from: StageColumn; to: StageColumn | undefined }) {
  if (!to) return null;
  const paths = to.boxes.flatMap(({ match, centre }) =>
    match.aside
      ? []
      : from.boxes
          .filter((box) => match.from.includes(box.match.match))
          .map((box) => `M0 ${100 * box.centre}H50V${100 * centre}H100`),
  );
  return (
    <svg className="wall-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

interface MatchProps {
  readonly match: BracketMatchView;
  readonly names: Names;
  /** DE-2: a player with a match to come is not out, whatever they lost. */
  readonly playing: ReadonlySet<string>;
  readonly first: boolean;
  /** Where matches are being played: their numbers are on no screen. */
  readonly tables: ReadonlyMap<number, number>;
}

/** «winner of table 2» while it is played there. */
function fromTable({ t }: Speech, slot: SlotView, tables: MatchProps['tables']): string | undefined {
  const table = slot.kind === 'winner-of' ? tables.get(slot.match) : undefined;
  return table === undefined ? undefined : t('bracket.winnerOfTable', { table });
}

function WallMatch({ match, names, playing, first, tables }: MatchProps) {
  const speech = useSpeech();
  const state = stateText(speech, match);
  const title = match.title && labelText(speech.language, match.title);
  const note = [title, match.state === 'open' ? state : undefined].filter((part) => part !== undefined).join(' · ');
  return (
    <article className={`wall-match ${match.state} ${note === '' ? '' : 'noted'}`}>
      {note !== '' && <p className="wall-match-note">{note}</p>}
      {match.slots.map((slot, side) => {
        const score = markOf(match, slot) ?? (slot.score === undefined ? '' : numberText(speech.language, slot.score));
        const lost = match.winner !== undefined && !slot.won && slot.kind === 'player' && !playing.has(slot.player);
        return (
          <p
            key={side === 0 ? 'one' : 'other'}
            className={`wall-slot ${slot.kind} ${slot.won ? 'won' : ''} ${lost ? 'lost' : ''}`}
          >
            <FitText className="wall-player">
              {fromTable(speech, slot, tables) ?? slotName(speech, slot, names, first)}
            </FitText>
            <b className="wall-score">{score}</b>
          </p>
        );
      })}
    </article>
  );
}

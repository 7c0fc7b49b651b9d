import './bracket-tree-scene.css';
import type { CSSProperties } from 'react';
import type { SlotView } from '../../engine/index.ts';
import { labelText, namesOf, zoneAt } from '../../words/index.ts';
import { type BracketData, noteOf, scoreOf, stageName, whoIn } from '../shared/boards/bracket-data.ts';
import { tablesOf } from '../shared/boards/bracket-path.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { ROOM, type TreeBox, type WallTree } from './bracket-tree.ts';
import { FitText } from './fit-text.tsx';
import { WayIn } from './way-in.tsx';

/** Both halves around the final: what is played in full, the next stage as places, the way in at the foot. */
export function BracketTreeScene({ tree, view }: { tree: WallTree; view: Seen }) {
  const speech = useSpeech();
  const { board, about } = view;
  if (board.kind !== 'bracket' || !board.bracket) return null;
  const { bracket } = board;
  const data: BracketData = {
    bracket,
    names: namesOf(view.players),
    tables: tablesOf(view.rounds),
    zone: zoneAt(about.event),
    followed: undefined,
  };
  const nextLabel = tree.next === undefined ? undefined : bracket.columns[tree.next]?.label;
  const finalLabel = bracket.columns.at(-1)?.label;
  const first = tree.present === 0;
  return (
    <section className="wall-scene wall-tree">
      <svg viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} preserveAspectRatio="none" aria-hidden="true">
        {tree.lines.map(({ key, points, decided }) => (
          <polyline
            key={key}
            points={points.map((point) => point.join()).join(' ')}
            className={decided ? 'decided' : ''}
          />
        ))}
      </svg>
      <ol>
        {tree.boxes.map((box) => (
          <li key={box.match.match} className={`tree-match ${box.match.state}`} style={placed(box)}>
            <TreeSlots {...{ box, data, first }} />
            <p className="tree-note">{noteOf(speech, box.match, data).join(' · ')}</p>
          </li>
        ))}
      </ol>
      <ol>
        {tree.slots.map((box) => (
          <li key={box.match.match} className="tree-places" style={placed(box)}>
            <TreeSlots {...{ box, data }} first={false} short />
          </li>
        ))}
      </ol>
      {nextLabel && <p className="tree-next">{stageName(speech, nextLabel)}</p>}
      <div
        className={`tree-final ${tree.final.large ? 'large' : ''} ${tree.final.match.state}`}
        style={placed(tree.final)}
      >
        <h2>{finalLabel && stageName(speech, finalLabel)}</h2>
        {tree.final.large && <TreeSlots box={tree.final} data={data} first={false} />}
      </div>
      {tree.third && (
        <div className={`tree-third ${tree.third.match.state}`} style={placed(tree.third)}>
          <p className="tree-note">{tree.third.match.title && labelText(speech.language, tree.third.match.title)}</p>
          <TreeSlots box={tree.third} data={data} first={false} />
        </div>
      )}
      <div className="tree-way-in">
        <WayIn id={about.id} />
      </div>
    </section>
  );
}

const placed = ({ x, y, width, row }: TreeBox): CSSProperties =>
  ({ '--x': x, '--y': y, '--width': width, '--row': row }) as CSSProperties;

interface SlotsProps {
  readonly box: TreeBox;
  readonly data: BracketData;
  readonly first: boolean;
  /** Family names, where there is little room. */
  readonly short?: boolean;
}

function TreeSlots({ box: { match }, data, first, short = false }: SlotsProps) {
  const speech = useSpeech();
  const nameOf = (slot: SlotView): string => {
    const name = whoIn(speech, slot, data, first);
    if (!short) return name;
    return slot.kind === 'player'
      ? familyName(name)
      : slot.kind === 'winner-of' && name.includes(String(slot.match))
        ? ''
        : name;
  };
  return match.slots.map((slot, side) => {
    const lost = match.winner !== undefined && !slot.won;
    return (
      <p
        key={side === 0 ? 'one' : 'other'}
        className={`tree-slot ${slot.kind} ${slot.won ? 'won' : ''} ${lost ? 'lost' : ''}`}
      >
        <FitText className="wall-player">{nameOf(slot)}</FitText>
        {!short && <b>{scoreOf(speech, match, slot)}</b>}
      </p>
    );
  });
}

/** What stands behind the first name, where there is more than one. */
const familyName = (name: string): string => name.split(' ').slice(1).join(' ') || name;

import './bracket.css';
import { useEffect, useState } from 'react';
import { type BracketMatchView, type BracketView, bracketParts } from '../../../engine/index.ts';
import { labelText, type Names, shortLabel } from '../../../words/index.ts';
import { plainName } from '../../../words/plain-name.ts';
import { useSpeech } from '../words.ts';
import { isIn } from './bracket-geometry.ts';
import { BracketList } from './bracket-list.tsx';
import { BracketTree } from './bracket-tree.tsx';

type Look = 'tree' | 'list';

/** The bracket as a tree and as a list; on a phone one round at a time. */
export function Bracket({ bracket, names }: { bracket: BracketView; names: Names }) {
  const { t, language } = useSpeech();
  const narrow = useNarrow();
  const [look, setLook] = useState<Look>('tree');
  const [search, setSearch] = useState('');
  const [pointed, setPointed] = useState<string>();
  const found = playerCalled(bracket, names, search);
  const lit = pointed ?? found;
  const [shown, setShown] = useState(bracket.columns[0]?.round);
  useRoundInSight(bracket, found, narrow);
  return (
    <section className="bracket" aria-label={t('bracket.title')}>
      <div className="line bracket-tools">
        {!narrow && (
          <fieldset className="segments">
            <legend className="unseen">{t('bracket.look')}</legend>
            {(['tree', 'list'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={look === one} onClick={() => setLook(one)}>
                {t(`bracket.${one}`)}
              </button>
            ))}
          </fieldset>
        )}
        <input
          className="input bracket-search"
          type="search"
          placeholder={t('bracket.find')}
          aria-label={t('bracket.find')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {narrow && <RoundLinks {...{ bracket, shown }} />}
      </div>
      {look === 'tree' && !narrow ? (
        bracketParts(bracket).map((part) => (
          <section
            key={part.first}
            className="bracket-part"
            aria-label={part.sideLabel && labelText(language, part.sideLabel)}
          >
            {part.sideLabel && <h2>{labelText(language, part.sideLabel)}</h2>}
            <BracketTree bracket={part} {...{ names, lit, found }} onLight={setPointed} />
          </section>
        ))
      ) : (
        <BracketList {...{ bracket, names, lit }} onShow={setShown} />
      )}
    </section>
  );
}

/** On a phone one round fills the screen: the one that is played, the last one at the end, or the newest of the player who was searched for. */
function useRoundInSight(bracket: BracketView, found: string | undefined, narrow: boolean): void {
  const { columns } = bracket;
  const having = (is: (match: BracketMatchView) => boolean) =>
    columns.findLast(({ matches }) => matches.some(is))?.round;
  const playing = columns.find(({ matches }) => matches.some(({ state }) => state === 'open'))?.round;
  const present = playing ?? having(({ state }) => state === 'done');
  const wanted = found === undefined ? present : having((match) => isIn(match, found));
  useEffect(() => {
    if (narrow && wanted !== undefined) showRound(wanted);
  }, [narrow, wanted]);
}

/** Sideways within the list alone: the page stays where it is. */
function showRound(round: number): void {
  const section = document.getElementById(`bracket-round-${round}`);
  const list = section?.parentElement;
  if (section && list) list.scrollLeft = section.offsetLeft - list.offsetLeft;
}

interface RoundLinksProps {
  readonly bracket: BracketView;
  /** The round that fills the screen. */
  readonly shown: number | undefined;
}

function RoundLinks({ bracket, shown }: RoundLinksProps) {
  const { t, language } = useSpeech();
  return (
    <nav className="bracket-rounds" aria-label={t('bracket.rounds')}>
      {bracket.columns.map(({ round, label }) => (
        <button
          key={round}
          type="button"
          aria-label={labelText(language, label)}
          aria-current={round === shown ? 'true' : undefined}
          onClick={() => showRound(round)}
        >
          {shortLabel(language, label)}
        </button>
      ))}
    </nav>
  );
}

function playerCalled({ columns }: BracketView, names: Names, search: string): string | undefined {
  const wanted = plainName(search.trim());
  if (wanted === '') return undefined;
  for (const { slots } of columns.flatMap(({ matches }) => matches)) {
    for (const slot of slots) {
      if (slot.kind === 'player' && plainName(names(slot.player)).includes(wanted)) return slot.player;
    }
  }
  return undefined;
}

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => window.matchMedia('(max-width: 40rem)').matches);
  useEffect(() => {
    const query = window.matchMedia('(max-width: 40rem)');
    const onChange = () => setNarrow(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return narrow;
}

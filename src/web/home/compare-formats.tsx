import '../shared/forecast/forecast.css';
import './compare-formats.css';
import { useEffect, useMemo, useState } from 'react';
import type { FormatDescription } from '../../protocol/wire-views.ts';
import { meanText, percentText } from '../../words/forecast/index.ts';
import { formatName, presetName } from '../../words/index.ts';
import type { Config } from '../shared/settings-form.tsx';
import { useSpeech, useT } from '../shared/words.ts';

interface CompareProps {
  readonly formats: readonly FormatDescription[];
  readonly format: FormatDescription;
  readonly config: Config;
  readonly players: number;
}

interface Row {
  readonly key: string;
  readonly format: string;
  readonly config: Config;
}

export interface Compared {
  readonly rows: readonly Row[];
  readonly players: number;
  readonly runs: number;
}

export interface CompareFound {
  readonly key: string;
  /** None: the format does not admit this many players. */
  readonly runs: number;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  readonly games: number;
  readonly best: number;
  readonly ties: number;
}

/** From the size of the field alone: the same figures on every machine. */
const runsFor = (players: number): number =>
  Math.max(20, Math.min(200, Math.floor(4800 / Math.max(1, players) / 5) * 5));
/** In points of a hundred, one standard error where it is largest. */
const errorOf = (runs: number): number => Math.ceil(50 / Math.sqrt(runs));
const MAX_PLAYERS = 200;

/** DK-29: the same field in other formats and settings: how long, how many games each, who wins. */
export function CompareFormats(props: CompareProps) {
  const t = useT('forecast');
  const [open, setOpen] = useState(false);
  return (
    <details className="card compare" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('forecast.compare')}</summary>
      {open && <Comparison {...props} />}
    </details>
  );
}

function Comparison({ formats, format, config, players }: CompareProps) {
  const { language } = useSpeech();
  const rows = useMemo(
    () => [
      { key: '', name: formatName(language, format.name), format: format.name, config },
      ...Object.entries(format.presets)
        .filter(([, settings]) => JSON.stringify(settings) !== JSON.stringify(config))
        .map(([preset, settings]) => ({
          key: `${format.name} ${preset}`,
          name: `${formatName(language, format.name)} · ${presetName(language, format.name, preset)}`,
          format: format.name,
          config: settings,
        })),
      ...formats
        .filter((other) => other.name !== format.name)
        .map((other) => ({
          key: other.name,
          name: formatName(language, other.name),
          format: other.name,
          config: other.presets[other.defaultPreset] ?? {},
        })),
    ],
    [formats, format, config, language],
  );
  const runs = runsFor(players);
  const found = useCompared({
    rows: rows.map(({ key, format, config }) => ({ key, format, config })),
    players: Math.min(MAX_PLAYERS, players),
    runs,
  });
  const longest = Math.max(1, ...[...found.values()].map(({ rounds }) => rounds.mean));
  const t = useT('forecast');
  const one = (value: number) => meanText(language, value);
  return (
    <div className="stack">
      <p className="hint">
        {t('forecast.compareNote', { players: Math.min(MAX_PLAYERS, players), runs, error: errorOf(runs) })}
      </p>
      <div className="scroll">
        <table className="list-table compare-table">
          <caption className="unseen">{t('forecast.compare')}</caption>
          <thead>
            <tr>
              <th>{t('forecast.compareFormat')}</th>
              <th>{t('forecast.compareRounds')}</th>
              <th className="number">{t('forecast.compareGames')}</th>
              <th>{t('forecast.compareBest')}</th>
              <th className="number">{t('forecast.compareTies')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name }) => {
              const told = found.get(key);
              return (
                <tr key={key} className={key === '' ? 'is-own' : ''}>
                  <th scope="row">{name}</th>
                  {told && told.runs > 0 ? (
                    <>
                      <td>
                        <Bar share={told.rounds.mean / longest} />
                        {one(told.rounds.mean)}
                        {told.rounds.min !== told.rounds.max && (
                          <small className="quiet">
                            {' '}
                            {told.rounds.min}–{told.rounds.max}
                          </small>
                        )}
                      </td>
                      <td className="number">{one(told.games)}</td>
                      <td>
                        <Bar share={told.best} />
                        {percentText(told.best)}
                      </td>
                      <td className="number">{percentText(told.ties)}</td>
                    </>
                  ) : (
                    <td colSpan={4} className="quiet">
                      {t(told ? 'forecast.compareNone' : 'forecast.comparing')}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const Bar = ({ share }: { share: number }) => (
  <span className="compare-room" aria-hidden="true">
    <span className="forecast-bar" style={{ inlineSize: `${Math.round(100 * share)}%` }} />
  </span>
);

function useCompared(compared: Compared): ReadonlyMap<string, CompareFound> {
  const [found, setFound] = useState<ReadonlyMap<string, CompareFound>>(new Map());
  const asked = JSON.stringify(compared);
  useEffect(() => {
    setFound(new Map());
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<CompareFound>) =>
        setFound((before) => new Map(before).set(data.key, data));
      worker.onerror = (event) => event.preventDefault();
      worker.postMessage(JSON.parse(asked));
    }, 400);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [asked]);
  return found;
}

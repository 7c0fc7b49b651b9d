import './race.css';
import type { RaceView } from '../../../engine/index.ts';
import { labelText, type Names, numberText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { BoardName } from './player-pages.tsx';

type Row = RaceView['rows'][number];
type Phase = Row['phases'][number];

/** HK-4 to HK-12: a line per player toward the threshold, phase by phase; seeds appear as they are taken. */
export function Race({ race, names }: { race: RaceView; names: Names }) {
  const { t, language } = useSpeech();
  const all = Array.from({ length: race.places }, (_, at) => ({
    seed: at + 1,
    row: race.rows.find((row) => row.seed === at + 1),
  }));
  const taken = all.filter(({ row }) => row);
  // Many free places are shown only as a number.
  const seeds = race.places <= 8 ? all : taken;
  return (
    <section className="race" aria-labelledby="race-title">
      <h2 id="race-title">{t('race.title')}</h2>
      <p className="quiet">
        {t('race.about', { places: race.places, threshold: race.threshold })}{' '}
        {race.over ? t('race.over') : t('race.taken', { taken: taken.length, places: race.places })}
      </p>
      <ol className="race-seeds" aria-label={t('race.seeds')}>
        {seeds.map(({ seed, row }) => (
          <li key={seed} className={row ? 'taken' : ''}>
            <b>{seed}</b>{' '}
            {row ? <BoardName player={row.player} names={names} /> : <span className="quiet">{t('race.free')}</span>}
          </li>
        ))}
      </ol>
      <div className="scroll">
        <table className="race-table">
          <caption className="unseen">{t('race.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('race.player')}</th>
              <th scope="col" className="race-track-head">
                {t('race.toward', { threshold: race.threshold })}
              </th>
              <th scope="col" className="number">
                {t('race.points')}
              </th>
              {race.phases.map(({ round, label }, at) => (
                <th key={round} scope="col" className="race-phase" title={labelText(language, label)}>
                  {at + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {race.rows.map((row) => (
              <RaceRow key={row.player} {...{ row, race, names }} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint race-key">{t('race.key')}</p>
    </section>
  );
}

function RaceRow({ row, race, names }: { row: Row; race: RaceView; names: Names }) {
  const { t, language } = useSpeech();
  const done = Math.min(1, row.points / race.threshold);
  return (
    <tr className={row.dropped ? 'dropped' : row.seed === undefined && race.over ? 'missed' : ''}>
      <th scope="row">
        <BoardName player={row.player} names={names} />
        {row.dropped && <span className="mark"> {t('race.dropped')}</span>}
      </th>
      <td className="race-cell">
        <div className="race-track" aria-hidden="true">
          {steps(row).map(({ from, to, phase }) => (
            <span
              key={phase}
              className="race-step"
              style={{
                insetInlineStart: `${(100 * from) / race.threshold}%`,
                width: `${(100 * (Math.min(to, race.threshold) - from)) / race.threshold}%`,
              }}
            />
          ))}
          <span
            className={`race-runner ${row.seed === undefined ? '' : 'home'}`}
            style={{ insetInlineStart: `${100 * done}%` }}
          >
            {row.seed ?? ''}
          </span>
        </div>
        {row.seed !== undefined && <span className="unseen">{t('race.seed', { seed: row.seed })}</span>}
      </td>
      <td className="number">
        <b>{numberText(language, row.points)}</b>
      </td>
      {race.phases.map(({ round }) => (
        <PhaseCell key={round} phase={row.phases.find((one) => one.round === round)} names={names} />
      ))}
    </tr>
  );
}

/** The stretches of the way, one per phase that scored. */
function steps({ phases }: Row): { phase: number; from: number; to: number }[] {
  let from = 0;
  return phases.flatMap(({ round, points }) => {
    const step = { phase: round, from, to: points };
    from = points;
    return step.to > step.from ? [step] : [];
  });
}

const signs: Readonly<Record<Phase['result'], string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  bye: '–',
  open: '·',
  absent: '',
};

function PhaseCell({ phase, names }: { phase: Phase | undefined; names: Names }) {
  const { t } = useSpeech();
  if (!phase || phase.result === 'absent') return <td className="race-phase" />;
  const against = phase.opponent === undefined ? '' : names(phase.opponent);
  return (
    <td className={`race-phase ${phase.result}`} title={against}>
      <span aria-hidden="true">{signs[phase.result]}</span>
      <span className="unseen">{t(`race.${phase.result}`, { name: against })}</span>
    </td>
  );
}

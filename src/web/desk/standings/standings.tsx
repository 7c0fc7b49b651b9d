import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { PlayerId } from '../../../engine/index.ts';
import { criterionName, labelText, listText, numberText, unitText } from '../../../words/index.ts';
import { isOfDuels, MAX_ROUNDS, roundColumns } from '../../shared/boards/round-columns.tsx';
import { StandingsTable } from '../../shared/boards/standings-table.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { Forecast } from '../../shared/forecast/index.tsx';
import { useChances } from '../../shared/forecast/use-chances.ts';
import { followedIn, leadersOf } from '../../shared/headline.ts';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { type Pole, Poles } from '../../shared/motif/poles.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { isOpen } from '../results/recording.ts';
import { labelOfRound, viewOf } from '../rounds.ts';
import { Winners } from './winners.tsx';

export function Standings() {
  const t = useT();
  const { id } = useDesk();
  const poles = usePoles();
  return (
    <div className="stack">
      <PageHead
        title={t('standings.title')}
        toolsBelow
        say={<Leaders />}
        tools={
          <>
            {poles.length > 1 && <Poles poles={poles} />}
            <Link className="button small" href={`/t/${id}/desk/print/standings`}>
              {t('standingsHead.print')}
            </Link>
          </>
        }
      />
      <StandingsNow />
      <Heading />
    </div>
  );
}

/** DK-29: where it is heading; the desk sees it whether the public does or not. */
function Heading() {
  const { id, facts, state, conclusion, names } = useDesk();
  if (facts.rounds.length === 0 || conclusion.finished) return null;
  return <Forecast id={id} version={state.log.length} names={names} />;
}

/** The rounds that have been shown, each with the tables that are in. */
function usePoles(): readonly Pole[] {
  const { language } = useSpeech();
  const { facts, derived } = useDesk();
  return facts.rounds
    .filter((round) => round.state !== 'draft')
    .slice(-MAX_ROUNDS)
    .map((round) => ({
      round: round.number,
      label: labelText(language, labelOfRound(derived, round.number)),
      state: round.state === 'closed' ? 'closed' : 'now',
      tables: { done: round.tables.filter((table) => !isOpen(table)).length, count: round.tables.length },
    }));
}

/** One sentence: who is ahead. */
function Leaders() {
  const { t, language } = useSpeech();
  const { conclusion, facts, names, state, derived } = useDesk();
  const view = viewOf(derived, state);
  const leaders = view ? leadersOf(view, view.standings) : [];
  const best = view && leaders[0] && followedIn(view, leaders[0]);
  if (conclusion.finished || facts.rounds.length === 0 || !best || leaders.length > 4) return null;
  const points = unitText(language, best.name, best.value);
  return (
    <p>
      <b>
        {t(points === undefined ? 'standingsHead.leadsBy' : 'standingsHead.leads', {
          count: leaders.length,
          points: points ?? '',
          names: listText(
            language,
            leaders.map(({ player }) => names(player)),
          ),
          criterion: criterionName(language, best.name),
          value: numberText(language, best.value),
        })}
      </b>
    </p>
  );
}

/** Who has won, and who stands where. */
export function StandingsNow() {
  const { conclusion } = useDesk();
  return (
    <>
      {conclusion.finished && <Winners />}
      <StandingsList />
    </>
  );
}

/** GR-11: as results have made them, where a format keeps live ratings; else those on entry. */
function useRatings(): (player: PlayerId) => string | undefined {
  const { derived } = useDesk();
  return useMemo(() => {
    const { ratings, facts } = derived;
    return (player) => {
      const figures = ratings?.get(player) ?? facts.players.get(player)?.rating;
      return figures && String(Math.round(figures.rating / 100));
    };
  }, [derived]);
}

/** A line per player with a cell per round. */
export function StandingsList() {
  const { t, language } = useSpeech();
  const { id, conclusion, facts, names, state, derived } = useDesk();
  const chances = useChances(id, state.log.length, facts.rounds.length > 0 && !conclusion.finished);
  const view = viewOf(derived, state);
  const standings = view?.standings ?? [];
  const [whole, setWhole] = useState(false);
  const shown = (view?.rounds ?? []).filter((round) => round.state !== 'draft');
  const rounds = whole ? shown : shown.slice(-MAX_ROUNDS);
  const columns = roundColumns(language, rounds, standings, names);
  const ratingOf = useRatings();
  return (
    <>
      {facts.rounds.length === 0 || standings.length === 0 ? (
        <div className="empty">
          <p>{t('standings.empty')}</p>
        </div>
      ) : (
        <>
          <StandingsTable
            {...{ standings, names, columns }}
            headline={view?.headline}
            chance={chances?.column}
            winners={conclusion.winners}
            pageOf={(player) => `/t/${id}/desk/players/${player}`}
            beside={ratingOf}
          />
          {rounds.length < shown.length && (
            <p className="line">
              <span className="hint">{t('standingsHead.lastRounds', { count: rounds.length })}</span>
              <Button size="small" onClick={() => setWhole(true)}>
                {t('standingsHead.allRounds', { count: shown.length })}
              </Button>
            </p>
          )}
          {rounds.some(isOfDuels) && <p className="hint">{t('roundCell.legend')}</p>}
        </>
      )}
    </>
  );
}

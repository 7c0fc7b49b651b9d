import './print.css';
import { Link, useLocation } from 'wouter';
import type { Round } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useContact } from '../../shared/use-contact.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound } from '../rounds.ts';
import { BoardSheet } from './board-sheet.tsx';
import { ByName, ByTable } from './pairings.tsx';
import { PodiumSheet } from './podium-sheet.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { ResultSlips } from './result-slips.tsx';
import { SheetContact } from './sheet-title.tsx';
import { ofRound, type Sheet, sheets } from './sheets.ts';
import { SignInSheet } from './sign-in-sheet.tsx';
import { StandingsSheet } from './standings-sheet.tsx';

interface PrintProps {
  readonly sheet: string | undefined;
  readonly number: string | undefined;
}

/** DK-15: clean on A4 and Letter, in black and white. */
export function Print({ sheet, number }: PrintProps) {
  const { t } = useSpeech();
  const { id, facts } = useDesk();
  const chosen = sheets.find((one) => one === sheet) ?? 'tables';
  const rounds = facts.rounds.filter(({ state }) => state !== 'draft');
  const round = rounds.find((one) => one.number === Number(number)) ?? rounds.at(-1);
  return (
    <div className="stack print">
      <div className="line not-printed">
        <nav className="line" aria-label={t('print.title')}>
          {sheets.map((one) => (
            <Link
              key={one}
              className="button small"
              href={`/t/${id}/desk/print/${one}`}
              aria-current={one === chosen ? 'page' : undefined}
            >
              {t(`print.${one}`)}
            </Link>
          ))}
        </nav>
        {ofRound(chosen) && round && rounds.length > 1 && <RoundChoice sheet={chosen} {...{ rounds, round }} />}
        <Button kind="primary" className="push" onClick={() => window.print()}>
          {t('print.now')}
        </Button>
      </div>
      <SheetContact value={useContact(id)}>
        <SheetView sheet={chosen} round={round} />
      </SheetContact>
    </div>
  );
}

interface ChoiceProps {
  readonly sheet: Sheet;
  readonly rounds: readonly Round[];
  readonly round: Round;
}

function RoundChoice({ sheet, rounds, round }: ChoiceProps) {
  const { t, language } = useSpeech();
  const { id, state } = useDesk();
  const [, go] = useLocation();
  return (
    <select
      className="input print-round"
      aria-label={t('print.round')}
      value={round.number}
      onChange={(event) => go(`/t/${id}/desk/print/${sheet}/${event.target.value}`)}
    >
      {rounds.map(({ number }) => (
        <option key={number} value={number}>
          {labelText(language, labelOfRound(state, number))}
        </option>
      ))}
    </select>
  );
}

function SheetView({ sheet, round }: { sheet: Sheet; round: Round | undefined }) {
  const { t } = useSpeech();
  switch (sheet) {
    case 'standings':
      return <StandingsSheet />;
    case 'board':
      return <BoardSheet />;
    case 'podium':
      return <PodiumSheet />;
    case 'report':
      return <ReportSheet />;
    case 'signIn':
      return <SignInSheet />;
    default:
      if (!round) return <p className="empty">{t('print.noRound')}</p>;
      if (sheet === 'slips') return <ResultSlips key={`${round.number} ${round.edition}`} round={round} />;
      return sheet === 'tables' ? <ByTable round={round} /> : <ByName round={round} />;
  }
}

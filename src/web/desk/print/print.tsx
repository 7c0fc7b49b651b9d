import './print.css';
import { Link, useLocation } from 'wouter';
import type { Round } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { Awaiting } from '../../shared/awaiting.tsx';
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
export function Print(props: PrintProps) {
  return <Awaiting>{(awaiting) => <Sheets {...props} awaiting={awaiting} />}</Awaiting>;
}

/** Nothing is printed before everything on the sheet has arrived, by the button or by the browser's own command. */
function Sheets({ sheet, number, awaiting }: PrintProps & { readonly awaiting: boolean }) {
  const { t } = useSpeech();
  const contact = useContact(useDesk().id);
  const { id, facts } = useDesk();
  const chosen = sheets.find((one) => one === sheet) ?? 'tables';
  const rounds = facts.rounds.filter(({ state }) => state !== 'draft');
  const round = rounds.find((one) => one.number === Number(number)) ?? rounds.at(-1);
  // DE-4: a bracket may have several rounds open at once; unless one is chosen, all that are played are printed.
  const playing = rounds.filter((one) => one.state === 'published');
  const printed = number === undefined && playing.length > 0 ? playing : round ? [round] : [];
  return (
    <div className="stack print" aria-busy={awaiting}>
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
        <Button
          kind="primary"
          className="push"
          why={awaiting ? t('print.incomplete') : undefined}
          onClick={() => window.print()}
        >
          {t('print.now')}
        </Button>
      </div>
      <SheetContact value={contact}>
        <SheetView sheet={chosen} rounds={printed} />
      </SheetContact>
      {awaiting && <p className="print-incomplete">{t('print.incomplete')}</p>}
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
  const { id, derived } = useDesk();
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
          {labelText(language, labelOfRound(derived, number))}
        </option>
      ))}
    </select>
  );
}

function SheetView({ sheet, rounds }: { sheet: Sheet; rounds: readonly Round[] }) {
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
      if (rounds.length === 0) return <p className="empty">{t('print.noRound')}</p>;
      return rounds.map((round) => {
        const key = `${round.number} ${round.edition}`;
        if (sheet === 'slips') return <ResultSlips key={key} round={round} />;
        return sheet === 'tables' ? <ByTable key={key} round={round} /> : <ByName key={key} round={round} />;
      });
  }
}

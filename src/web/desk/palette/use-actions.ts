import { useMemo } from 'react';
import { useLocation } from 'wouter';
import {
  boardKind,
  boardLabel,
  type Command,
  countsRounds,
  isAway,
  type Player,
  type Round,
} from '../../../engine/index.ts';
import { labelText, languages } from '../../../words/index.ts';
import { boardTitle } from '../../shared/boards/board-names.ts';
import { chooseTheme } from '../../shared/theme.ts';
import { languageNames, useSpeech } from '../../shared/words.ts';
import { useClockActions, useRoundClock } from '../clock/use-round-clock.ts';
import { type DeskValue, useDesk } from '../context.tsx';
import { useDrop } from '../drop/drop-provider.tsx';
import { usePrimaryAction } from '../primary-action.ts';
import { isOpen, spotOf, tableNumbered } from '../results/recording.ts';
import { requestTable } from '../results/requested-table.ts';
import { useCorrection } from '../results/use-correction.ts';
import { currentRound, labelOfRound } from '../rounds.ts';
import type { PaletteAction } from './actions.ts';
import { numberIn } from './matching.ts';

/** Every action of the desk, the one of the moment first. */
export function useActions(typed: string): readonly PaletteAction[] {
  const desk = useDesk();
  const primary = usePrimaryAction();
  const places = usePlaces();
  const round = currentRound(desk.facts);
  const ofRound = useRoundActions(round, numberIn(typed));
  const ofPlayers = usePlayerActions();
  const ofTournament = useTournamentActions(numberIn(typed));
  const first: PaletteAction[] = primary ? [{ ...primary, kind: 'round' }] : [];
  return [...first, ...ofRound, ...places, ...ofTournament, ...ofPlayers];
}

const doing = (desk: DeskValue, command: Command) => ({ command, run: () => void desk.act(command) });

function usePlaces(): PaletteAction[] {
  const speech = useSpeech();
  const { t, language } = speech;
  const { id, facts, conclusion, derived } = useDesk();
  const [, go] = useLocation();
  const board = boardKind(derived);
  const base = `/t/${id}/desk`;
  const to = (label: string, path: string, hidden = false): PaletteAction => ({
    label: t('palette.go', { place: label }),
    kind: 'go',
    run: () => go(path),
    hidden,
  });
  return [
    to(t('tabs.players'), `${base}/players`),
    to(t('tabs.round'), `${base}/round`),
    to(t('tabs.standings'), `${base}/standings`),
    ...(board === 'none' ? [] : [to(boardTitle(speech, board, boardLabel(derived)), `${base}/board`)]),
    ...(conclusion.finished ? [to(t('victory.report'), `${base}/report`)] : []),
    to(t('tabs.activity'), `${base}/activity`),
    to(t('tabs.share'), `${base}/share`),
    to(t('settingsPage.tab'), `${base}/settings`),
    ...facts.rounds.map((round) =>
      to(labelText(language, labelOfRound(derived, round.number)), `${base}/round/${round.number}`, true),
    ),
    to(t('palette.publicPage'), `/t/${id}`, true),
    to(t('palette.wall'), `/t/${id}/wall`, true),
    to(t('desk.home'), '/', true),
  ];
}

function useRoundActions(round: Round | undefined, number: number | undefined): PaletteAction[] {
  const { t } = useSpeech();
  const desk = useDesk();
  const clock = useClockEntries(round);
  const { correct } = useCorrection();
  const [, go] = useLocation();
  if (!round) return [];
  const about = { round: round.number };
  const actions: (PaletteAction | false)[] = [
    round.state === 'draft' && {
      label: t('round.pairAgain'),
      kind: 'round',
      ...doing(desk, { type: 'PairAgain', ...about }),
    },
    round.state === 'published' && {
      label: t('round.unpublish'),
      kind: 'round',
      ...doing(desk, { type: 'UnpublishRound', ...about }),
    },
    round.state === 'closed' && {
      label: t('round.reopen'),
      kind: 'round',
      ...doing(desk, { type: 'ReopenRound', ...about }),
    },
    ...clock,
  ];
  const table = tableNumbered(round, number);
  if (table && round.state !== 'draft') {
    const spot = spotOf(round, table);
    const players = table.seats.map(desk.names).join(' – ');
    if (isOpen(table)) {
      const run = () => {
        requestTable(table.number);
        go(`/t/${desk.id}/desk/round`);
      };
      actions.unshift({ label: t('palette.enter', { table: table.number, players }), kind: 'table', run });
    } else if (spot) {
      const run = () => correct(spot);
      actions.unshift({ label: t('palette.correct', { table: table.number, players }), kind: 'table', run });
    }
  }
  return actions.filter((action) => action !== false);
}

function useClockEntries(round: Round | undefined): PaletteAction[] {
  const { t } = useSpeech();
  const running = useRoundClock(round);
  const { start, pause, extend } = useClockActions(round);
  if (round?.state !== 'published') return [];
  const entry = (label: string, run: () => void): PaletteAction => ({ label, kind: 'clock', run });
  const more = [1, 5, 10].map((minutes) => entry(t('palette.extend', { minutes }), () => extend(minutes)));
  switch (running.state) {
    case 'waiting':
      return [entry(t('clock.start'), start)];
    case 'paused':
      return [entry(t('palette.clockOn'), start), ...more];
    case 'running':
      return [entry(t('clock.pause'), pause), ...more];
    case 'out':
      return more;
  }
}

function usePlayerActions(): PaletteAction[] {
  const { t } = useSpeech();
  const desk = useDesk();
  const [, go] = useLocation();
  const { facts, conclusion } = desk;
  const drop = useDrop();
  return useMemo(() => {
    const out = new Set(conclusion.standings.filter(({ state }) => state === 'eliminated').map(({ player }) => player));
    const one = (player: Player): PaletteAction[] => {
      const { id } = player;
      const name = desk.names(id);
      const entry = (label: string, command: Command): PaletteAction => ({
        label,
        kind: 'player',
        hidden: true,
        ...doing(desk, command),
      });
      const present = !player.checkedIn;
      const arrive: Command = { type: 'CheckIn', players: [id], present };
      return [
        // DK-5: one who is out may come back after a correction; whether, the engine says.
        !isAway(player) && !out.has(id)
          ? {
              ...entry(t('palette.drop', { name }), { type: 'DropPlayer', player: id }),
              run: () => drop([id]),
            }
          : entry(t('palette.reinstate', { name }), { type: 'ReinstatePlayer', player: id }),
        ...(facts.started ? [] : [entry(t(present ? 'palette.here' : 'palette.notHere', { name }), arrive)]),
        ...(player.approved
          ? []
          : [entry(t('palette.approve', { name }), { type: 'ApprovePlayer', player: id } as const)]),
        ...(facts.started ? [] : [entry(t('palette.delete', { name }), { type: 'RemovePlayer', player: id } as const)]),
      ];
    };
    const add: PaletteAction = {
      label: t('players.addTitle'),
      kind: 'player',
      run: () => go(`/t/${desk.id}/desk/players`),
    };
    return [add, ...[...facts.players.values()].flatMap(one)];
  }, [facts, conclusion, desk, drop, go, t]);
}

function useTournamentActions(number: number | undefined): PaletteAction[] {
  const { t, language, setLanguage } = useSpeech();
  const desk = useDesk();
  const { facts, conclusion, state, derived } = desk;
  const called = (round: number) => labelText(language, labelOfRound(derived, round));
  const undo = { type: 'Undo', version: state.log.length } as const;
  const running = facts.started && !conclusion.finished;
  const throwing = (label: string, command: (confirm: string) => Command): PaletteAction => ({
    label,
    kind: 'tournament',
    hidden: true,
    run: () => undefined,
    confirmed: (confirm) => void desk.act(command(confirm)),
  });
  const actions: (PaletteAction | false)[] = [
    { label: t('palette.undo'), kind: 'tournament', ...doing(desk, undo) },
    countsRounds(derived) &&
      running &&
      number !== undefined && {
        label: t('palette.rounds', { rounds: number }),
        kind: 'tournament',
        ...doing(desk, { type: 'SetRounds', rounds: number }),
      },
    countsRounds(derived) &&
      running && {
        label: t('palette.rematches'),
        kind: 'tournament',
        hidden: true,
        ...doing(desk, { type: 'AllowRematches' }),
      },
    running && throwing(t('palette.end'), (confirm) => ({ type: 'EndEarly', confirm })),
    facts.ended && { label: t('palette.reopen'), kind: 'tournament', ...doing(desk, { type: 'Reopen' }) },
    ...facts.rounds.slice(0, -1).map(({ number: round }) =>
      throwing(t('palette.unwind', { label: called(round) }), (confirm) => ({
        type: 'UnwindToRound',
        round,
        confirm,
      })),
    ),
    ...(['light', 'dark', 'system'] as const).map(
      (theme): PaletteAction => ({
        label: t('palette.look', { look: t(`site.${theme}`) }),
        kind: 'look',
        hidden: true,
        run: () => chooseTheme(theme),
      }),
    ),
    ...languages.map(
      (one): PaletteAction => ({
        label: t('palette.language', { language: languageNames[one] }),
        kind: 'look',
        hidden: true,
        run: () => setLanguage(one),
      }),
    ),
  ];
  return actions.filter((action) => action !== false);
}

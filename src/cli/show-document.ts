import type { MatchView, PlayerState, StandingView, TournamentView } from '../engine/index.ts';
import { type Language, labelText } from '../words/index.ts';

/** The document of `show FILE --json`. Its fields are a contract: some may be added, these stay. */
export interface ShowDocument {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly config: unknown;
  readonly status: TournamentView['status'];
  readonly version: number;
  /** To be noted: `audit --head` finds a file that was rewritten as a whole. */
  readonly head: string;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly club?: string;
    readonly rating?: number;
    readonly plusMinus?: number;
    readonly state: PlayerState;
  }[];
  readonly rounds: readonly {
    readonly number: number;
    readonly edition: number;
    readonly label: string;
    readonly kind: string;
    readonly state: 'draft' | 'published' | 'closed';
    readonly byes: readonly string[];
    readonly matches: readonly Omit<MatchView, 'why'>[];
    readonly draw?: { readonly name: string; readonly key: string };
    readonly overrides: readonly string[];
  }[];
  readonly standings: readonly Omit<StandingView, 'why'>[];
  readonly winners: readonly string[];
}

export function showDocument(view: TournamentView, language: Language): ShowDocument {
  const { id, name, format, config, status, version, head, players, winners } = view;
  return {
    id,
    name,
    format,
    config,
    status,
    version,
    head,
    players,
    rounds: view.rounds.map((round) => ({
      number: round.number,
      edition: round.edition,
      label: labelText(language, round.label),
      kind: round.kind,
      state: round.state,
      byes: round.byes,
      matches: round.matches.map(({ why: _, ...match }) => match),
      ...(round.draw && { draw: round.draw }),
      overrides: round.overrides,
    })),
    standings: view.standings.map(({ why: _, ...row }) => row),
    winners,
  };
}

import type { Slice, TournamentView } from '../../engine/index.ts';
import { type ExportFile, exportedText, exportParts } from '../../exchange/index.ts';
import { assertDefined } from '../../kit/index.ts';
import type { Language } from '../../words/index.ts';
import { Frame, Piece } from './frames.ts';
import type { Sentences, Snapshot } from './snapshot.ts';

/**
 * What everyone may read of a tournament (DK-16) as a whole, put together from its slices: what did not change since an
 * earlier version is neither made nor compressed again.
 */

const named = <Name extends Slice['slice']>({ view }: Snapshot, name: Name) =>
  Object.values(view.slices).find((slice): slice is Extract<Slice, { slice: Name }> => slice.slice === name);

const roundsIn = ({ view }: Snapshot) =>
  Object.values(view.slices)
    .flatMap((slice) => ('round' in slice ? [slice] : []))
    .sort((a, b) => a.round.number - b.round.number);

export function publicView(snapshot: Snapshot): TournamentView {
  const { rounds: _, ...about } = assertDefined(named(snapshot, 'about'), 'a tournament that was created').about;
  const { version, head } = snapshot.view;
  const standings = named(snapshot, 'standings')?.standings ?? [];
  const states = new Map(standings.map(({ player, state }) => [player, state]));
  const players = named(snapshot, 'players')?.players ?? [];
  return {
    ...about,
    version,
    head,
    players: players.map((player) => ({ ...player, state: states.get(player.id) ?? 'active' })),
    rounds: roundsIn(snapshot).map(({ round }) => round),
    standings,
    clock: named(snapshot, 'clock')?.clock ?? null,
  };
}

export function publicDocument(snapshot: Snapshot, sentences?: Sentences): Frame {
  return snapshot.once(`whole ${sentences?.language}`, () => {
    const { rounds: _, standings: __, players, ...rest } = publicView(snapshot);
    const standings = assertDefined(named(snapshot, 'standings'), 'standings');
    const rounds = roundsIn(snapshot).map((slice) => snapshot.value(slice, sentences));
    return new Frame(
      new Piece(`${JSON.stringify(rest, sentences?.saying).slice(0, -1)},"players":`),
      new Piece(() => JSON.stringify(players)),
      new Piece(',"standings":'),
      snapshot.value(standings, sentences),
      new Piece(',"rounds":['),
      ...rounds.flatMap((round, index) => (index === 0 ? round : [new Piece(','), round])),
      new Piece(']}'),
    );
  });
}

/** Undefined: such a file cannot express this tournament. */
export function publicExport(snapshot: Snapshot, file: ExportFile, language: Language): Frame | undefined {
  const view = publicView(snapshot);
  const parts = exportParts(file, view, language);
  if (parts) {
    const rounds = roundsIn(snapshot).map((slice) =>
      snapshot.part(slice, `${file} ${language}`, () => parts.round(slice.round)),
    );
    return new Frame(new Piece(parts.head), ...rounds);
  }
  const text = exportedText(file, view, language);
  return text === undefined ? undefined : Frame.of(text);
}

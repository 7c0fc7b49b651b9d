import { type ExportFile, exportedText, exportParts } from '../../exchange/index.ts';
import { publicView, roundsIn, sliceIn } from '../../hosting/documents.ts';
import { assertDefined } from '../../kit/index.ts';
import type { Language } from '../../words/index.ts';
import { Frame, Piece } from './frames.ts';
import type { Sentences, Snapshot } from './snapshot.ts';

/**
 * What everyone may read of a tournament (DK-16) as a whole, put together from its slices: what did not change since an
 * earlier version is neither made nor compressed again.
 */

export function publicDocument(snapshot: Snapshot, sentences?: Sentences): Frame {
  return snapshot.once(`whole ${sentences?.language}`, () => {
    const { rounds: _, standings: __, players, ...rest } = publicView(snapshot.view);
    const standings = assertDefined(sliceIn(snapshot.view, 'standings'), 'standings');
    const rounds = roundsIn(snapshot.view).map((slice) => snapshot.value(slice, sentences));
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
  const view = publicView(snapshot.view);
  const parts = exportParts(file, view, language);
  if (parts) {
    const rounds = roundsIn(snapshot.view).map((slice) =>
      snapshot.part(slice, `${file} ${language}`, () => parts.round(slice.round)),
    );
    return new Frame(new Piece(parts.head), ...rounds);
  }
  const text = exportedText(file, view, language);
  return text === undefined ? undefined : Frame.of(text);
}

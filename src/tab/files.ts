import type { FileName, FileSource } from '../client/index.ts';
import { draftReviewView, publicVersion, type TournamentView, tournamentView } from '../engine/index.ts';
import { calendarText, exportedText, tournamentFileText } from '../exchange/index.ts';
import { foreignOf, publicView } from '../hosting/documents.ts';
import { type Exported, exportTypes, fileName } from '../hosting/files.ts';
import { playerTold } from '../hosting/personal-data.ts';
import { RequestProblem } from '../hosting/problems.ts';
import { assertDefined } from '../kit/index.ts';
import type { PlayerData } from '../protocol/wire-personal.ts';
import type { DeskTournament } from '../protocol/wire-views.ts';
import type { Language } from '../words/index.ts';
import { answered } from './answers.ts';
import type { StoredPicture, TabDatabase } from './database.ts';
import { codeAt, type HeldTournament } from './held-tournament.ts';
import type { HeldTournaments } from './tournaments.ts';

interface Desk {
  readonly database: TabDatabase;
  readonly language: () => Language;
}

/** The whole tournament with its draft. */
export function deskDocument({ state, derived }: HeldTournament): DeskTournament {
  const view = assertDefined(tournamentView(derived, state.log, { drafts: true, wholeNames: true }), 'a tournament');
  const draft = derived.reviewDraft();
  return { ...view, draft: draft ? draftReviewView(draft) : null, foreign: foreignOf(state) };
}

/** What is public, with names in full: the organiser's own files. */
function wholeView({ state, derived }: HeldTournament): TournamentView {
  const view = assertDefined(tournamentView(derived, state.log, { drafts: false, wholeNames: true }), 'a tournament');
  const version = publicVersion(state.log);
  return { ...view, version, head: codeAt(state, version) };
}

/** A file of a tournament, written when somebody wants it. */
export function writtenFile(
  { database, language }: Desk,
  held: HeldTournaments,
  id: string,
  file: FileName,
): FileSource {
  const state = held.opened(id)?.state;
  const name = state ? fileName(id, state) : id;
  const write = () =>
    answered(language(), async () => {
      const tournament = await held.find(id);
      return file === 'tournament.json'
        ? new Blob([await tournamentFile(database, id)], { type: 'application/json' })
        : exported(database, tournament, file, language());
    });
  return { name: file === 'tournament.json' ? `${name}.json` : `${name}-${file}`, write };
}

export async function tournamentFile(database: TabDatabase, id: string): Promise<string> {
  const { entries } = await database.read(id);
  const image = (await database.beside(id, 'image')) as StoredPicture | undefined;
  const contact = (await database.beside(id, 'contact')) as string | undefined;
  return tournamentFileText(entries, image, contact);
}

async function exported(
  database: TabDatabase,
  held: HeldTournament,
  file: Exported,
  language: Language,
): Promise<Blob> {
  const { players, keepApart } = held.state.facts;
  const known = { personal: Object.fromEntries(players), keepApart };
  const contact = (await database.beside(held.id, 'contact')) as string | undefined;
  const view = wholeView(held);
  const text =
    file === 'calendar.ics'
      ? calendarText(held.state, view, language, contact)
      : exportedText(file, view, language, known);
  if (text === undefined) throw new RequestProblem(422, 'no-such-export');
  return new Blob([text], { type: `${exportTypes[file]};charset=utf-8` });
}

/** DK-31: what is stored about a player. There are no links and nobody else who looked. */
export async function personalData(database: TabDatabase, held: HeldTournament, player: string): Promise<Blob> {
  const told = playerTold(held.id, held.state, publicView(held.view), player);
  const contact = (await database.beside(held.id, `contact ${player}`)) as string | undefined;
  const data: PlayerData = { ...told, ...(contact !== undefined && { contact }), links: [], accesses: [] };
  return new Blob([JSON.stringify(data)], { type: 'application/json' });
}

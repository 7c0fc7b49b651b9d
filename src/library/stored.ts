import { formats } from '../engine/formats/index.ts';
import { auditing, type State } from '../engine/index.ts';
import { plainOf } from '../exchange/command.ts';
import { parseTournamentFile } from '../exchange/tournament-file.ts';
import { Refused } from './refused.ts';

const refused = (code: string, detail: string): Refused => new Refused({ code, details: { detail } }, detail);

/**
 * What a stored tournament adds up to. Each entry is decided again: a hash is worked out by anyone, so a chain that
 * holds says nothing yet about the events in it.
 */
export function storedState(json: unknown): State {
  const file = parseTournamentFile(typeof json === 'string' ? json : JSON.stringify(plainOf(json) ?? null));
  if (!file.ok) throw refused(file.error.code, file.error.detail);
  const audited = auditing(formats);
  for (const entry of file.value.entries) if (!audited.take(entry) || !audited.sound) break;
  const [difference] = audited.report().differences;
  if (difference) {
    const version = 'version' in difference ? difference.version : 0;
    const broken = difference.kind === 'chain' || difference.kind === 'version';
    throw refused(
      'damaged',
      broken ? `The chain breaks at entry ${version}.` : `Entry ${version} does not follow from the rules.`,
    );
  }
  if (!audited.state.facts.about) throw refused('not-a-tournament', 'It does not contain a tournament.');
  return audited.state;
}

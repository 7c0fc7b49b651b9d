import { readdir } from 'node:fs/promises';

/** A backup that the server made by itself. */
export interface BackupFile {
  readonly file: string;
  /** Counted on from one backup to the next: no clock can put a new one behind an old one. */
  readonly sequence: number;
  /** When it was made, by the clock of that day. */
  readonly at: number;
}

/** As in tiltyard-000042-2027-03-01T14-30-00Z.backup; until they were counted, without the number. No other file is ever touched. */
const NAME = /^tiltyard-(?:(\d{6,})-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

export const backupName = (sequence: number, at: number): string => {
  const moment = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  return `tiltyard-${String(sequence).padStart(6, '0')}-${moment}Z.backup`;
};

function parsed(file: string): BackupFile[] {
  const [, sequence = '0', day, hours, minutes, seconds] = NAME.exec(file) ?? [];
  if (day === undefined) return [];
  return [{ file, sequence: Number(sequence), at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
}

/** The oldest first; none where there is no such folder. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.flatMap(parsed).sort((a, b) => a.sequence - b.sequence || a.at - b.at);
}

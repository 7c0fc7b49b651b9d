import { formats } from '../../src/engine/formats/index.ts';
import { derive, tournamentView } from '../../src/engine/index.ts';
import { spelledOut } from './columns.ts';
import { checkBadTime, checkDesk, checkOpened, checkTime } from './desk.ts';
import { Diary, diaryOf } from './diary.ts';
import { type Answer, type Contender, Driver } from './driver.ts';
import type { Entry, Happened } from './facts.ts';
import { Findings, type Oracle, type Refused } from './verdict.ts';

const asFacts = (value: unknown) => value as Happened;

/** One random tournament, watched from the first command to the last. Every draw is judged as it is made. */
export function watched(contender: Contender, oracle: Oracle, seed: number): Findings {
  const findings = new Findings();
  const entries: Entry[] = [];
  let diary = new Diary();
  let calm = 0;

  const hear = ({ command, entry, refusal, at }: Answer): void => {
    if (refusal) {
      const why = refusal as unknown as Refused;
      oracle.refused?.(diary, asFacts(command), why, findings);
      checkBadTime(diary, { command: asFacts(command), at }, why, findings);
    }
    if (!entry) return;
    const plainEntry = spelledOut(entry as unknown as Entry);
    entries.push(plainEntry);
    const undoing = plainEntry.events.some((event) => event.type === 'EntryUndone');
    if (undoing) {
      diary = diaryOf([...entries.slice(0, -1), { ...plainEntry, events: [] }]);
    }
    for (const event of plainEntry.events) {
      oracle.drawn(diary, event, findings);
      if (event.type === 'OutcomeRecorded') checkTime(diary, event, plainEntry, findings);
      if (event.type === 'TableOpened') checkOpened(diary, event, findings);
      diary.take(event);
    }
  };
  const driver = new Driver(contender, seed, hear);

  const conclude = (): void => {
    const view = tournamentView(derive(formats, driver.state.facts), driver.state.log, { drafts: true });
    const command = entries.at(-1)?.command;
    if (!view || !command) return;
    oracle.concluded(diary, view, findings, command);
    checkDesk(diary, view, findings);
  };
  const telling = (entry: Entry | undefined): boolean => {
    const plain = entry?.command.type === 'RecordOutcome' && entry.events.length === 1;
    return !plain || ++calm % 4 === 0;
  };
  for (let steps = 0, known = 0; steps < 3000 && driver.step(); steps++) {
    if (entries.length > known && telling(entries.at(-1))) conclude();
    known = entries.length;
    if (findings.list.length > 0) return findings;
  }
  conclude();
  return findings;
}

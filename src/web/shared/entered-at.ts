import type { Command } from '../../engine/index.ts';

/** HK-11: a result counts from when it was entered on the device, however long it waited there. */
export function enteredAt(command: Command, at: number): Command {
  switch (command.type) {
    case 'RecordOutcome':
    case 'Forfeit':
    case 'ProposeResult':
    case 'ConfirmResult':
      return { ...command, enteredAt: at };
    case 'RecordSeveral':
      return { ...command, reports: command.reports.map((report) => ({ ...report, enteredAt: at })) };
    default:
      return command;
  }
}

import type { Command, State } from '../../engine/index.ts';
import { type CommandType, ownersCommands } from '../../hosting/owners-commands.ts';
import type { Role } from '../../protocol/wire.ts';

/** DK-16: who may do what. Owner: all; desk: run rounds; scorekeeper: enter, not change; player: own matches; public: read. */

const publicly: readonly CommandType[] = ['Register'];
const own: readonly CommandType[] = ['ProposeResult', 'ConfirmResult', 'DisputeResult'];
const entering: readonly CommandType[] = ['RecordOutcome', 'RecordSeveral', 'Forfeit', 'ContestOutcome'];
const ownersOnly: readonly CommandType[] = ['Configure', 'DescribeEvent', 'EndEarly', 'Reopen'];
const allowed: Readonly<Record<Role, readonly CommandType[]>> = {
  owner: ownersCommands,
  desk: ownersCommands.filter((type) => !ownersOnly.includes(type)),
  scorekeeper: [...publicly, ...entering],
  player: [...publicly, ...own],
  public: publicly,
};

export const commandsOf = (role: Role): readonly string[] => allowed[role];

export interface RoleHeld {
  readonly role: Role;
  /** What the owner calls the link, or whose it is. */
  readonly label: string;
  readonly player?: string;
}

/** Whether this one may send this command, on this state. */
export function mayCommand(standing: RoleHeld, command: Command, state: State): boolean {
  if (!allowed[standing.role].includes(command.type)) return false;
  if (standing.role === 'player' && 'player' in command && own.includes(command.type)) {
    return command.player === standing.player;
  }
  if (command.type === 'Undo' && standing.role === 'desk') {
    // What only the owner may do, only the owner takes back.
    const undone = state.log.at(command.version)?.command;
    return undone === undefined || mayCommand(standing, undone, state);
  }
  return true;
}

/** Drafts, the log and private links are for the desk. */
export const seesAll = (role: Role): boolean => role === 'owner' || role === 'desk';

/** How the log names them. */
export const nameInLog = ({ role, label, player }: RoleHeld): string =>
  player !== undefined ? `player ${player}` : label === '' ? role : `${role} ${label}`;

import { statSync } from 'node:fs';
import type { Commands } from './context.ts';
import { WrongUsage } from './failure.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly db?: string;
  readonly open?: boolean;
  readonly demo?: boolean;
  readonly shared?: boolean;
  readonly registration?: boolean;
  readonly backupEvery?: string;
  readonly backupKeep?: string;
  readonly backupTo?: string;
}

interface BackupOptions {
  readonly db?: string;
  readonly replace?: boolean;
  readonly revokeLinks?: boolean;
}

interface MoveOptions {
  readonly from: string;
  readonly to: string;
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const countText = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const heldText = ({ tournaments, entries }: { readonly tournaments: number; readonly entries: number }): string =>
  `${countText(tournaments, 'tournament', 'tournaments')} with ${countText(entries, 'entry', 'entries')}`;

/** What the server will not do is reported in its own words; it isn't an internal error. */
async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && ['BadOptions', 'StoreRefusal', 'StoreFailure'].includes(error.name)) {
      throw new WrongUsage(error.message);
    }
    throw error;
  }
}

/** The server is loaded only here: every other command starts without it. */
export const serving: Commands = (program, terminal) => {
  program
    .command('serve')
    .description('the server and the web app')
    .option('--port <n>', 'the port to listen on')
    .option('--host <address>', 'the address to listen on')
    .option('--db <where>', 'sqlite:FILE or postgres://…')
    .option('--open', 'open the owner’s page in a browser')
    .option('--demo', 'add a few demonstration tournaments')
    .option('--shared', 'accounts with passwords, for a server of many organisers')
    .option('--registration', 'on a shared server: anyone may create an account')
    .option('--backup-every <span>', 'how often to make a backup, for example 15m')
    .option('--backup-keep <n>', 'how many of those backups are kept')
    .option('--backup-to <folder>', 'the folder to put them in')
    .action(async ({ port, ...options }: ServeOptions) => {
      if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
        throw new WrongUsage(`“${port}” isn't a port.`);
      const { serve } = await import('../server/index.ts');
      const running = await inWords(
        serve({ ...options, ...(port !== undefined && { port: Number(port) }) }, { formats: terminal.formats }),
      );
      await new Promise<void>((resolve) => {
        // A second signal ends the time to drain.
        const stop = () => resolve(running.close());
        process.on('SIGINT', stop);
        process.on('SIGTERM', stop);
        // Last: whoever reads the address may ask for the end at once.
        running.announce();
      });
    });

  program
    .command('backup <file>')
    .description('copies a server’s database to a file, while the server keeps running')
    .option('--db <where>', 'sqlite:FILE or postgres://…')
    .action(async (file: string, { db }: BackupOptions) => {
      const { backUp } = await import('../server/index.ts');
      const held = await inWords(backUp(db, file));
      terminal.err(
        `The backup is in ${file}: ${heldText(held)}, ${sizeText(statSync(file).size)}. It was read back.\n`,
      );
    });

  program
    .command('move')
    .description('moves everything from one database into another, empty one')
    .requiredOption('--from <where>', 'sqlite:FILE or postgres://…, with no server on it')
    .requiredOption('--to <where>', 'sqlite:FILE or postgres://…, empty')
    .action(async ({ from, to }: MoveOptions) => {
      const { moveDatabase } = await import('../server/index.ts');
      const { damaged, rows, ...held } = await inWords(moveDatabase(from, to));
      terminal.err(
        `Moved: ${heldText(held)}, ${countText(rows, 'row', 'rows')} in all. Every row and every hash was read again in both databases; they are the same.\n`,
      );
      if (damaged.length > 0) terminal.err(`Damaged in both: ${damaged.join(', ')}.\n`);
    });

  program
    .command('restore <file>')
    .description('fills a server’s database from a backup')
    .option('--db <where>', 'sqlite:FILE or postgres://…')
    .option('--replace', 'discard what the database holds')
    .option('--revoke-links', 'end every link, token and session of the backup')
    .action(async (file: string, { db, replace = false, revokeLinks = false }: BackupOptions) => {
      const { restoreFrom } = await import('../server/index.ts');
      const { erased, damaged, open, ...held } = await inWords(restoreFrom(db, file, { replace, revokeLinks }));
      const people = erased === 1 ? '1 person' : `${erased} people`;
      const again =
        erased === 0 ? '' : ` ${people} who had been erased since ${erased === 1 ? 'was' : 'were'} erased again.`;
      terminal.err(`The database holds what was in ${file}: ${heldText(held)}.${again}\n`);
      if (open > 0)
        terminal.err(
          `${open === 1 ? '1 link or token works' : `${open} links and tokens work`}, also where they were revoked after the backup was made. To end them all, restore again with --replace --revoke-links.\n`,
        );
      if (damaged.length > 0)
        terminal.err(
          `Damaged in the backup: ${damaged.join(', ')}. The server shows an error for it instead of going on.\n`,
        );
    });

  program
    .command('reset-password <account>')
    .description('a link by which someone sets a new password, once, within a day')
    .option('--db <where>', 'sqlite:FILE or postgres://…')
    .action(async (account: string, { db }: BackupOptions) => {
      const { passwordReset } = await import('../server/index.ts');
      terminal.out(`${await inWords(passwordReset(db, account))}\n`);
    });

  program
    .command('remove-second-step <account>')
    .description('for someone who has lost the app and the recovery codes: the password alone is enough again')
    .option('--db <where>', 'sqlite:FILE or postgres://…')
    .action(async (account: string, { db }: BackupOptions) => {
      const { removeSecondStep } = await import('../server/index.ts');
      await inWords(removeSecondStep(db, account));
      terminal.err(`${account} signs in with the password alone.\n`);
    });
};

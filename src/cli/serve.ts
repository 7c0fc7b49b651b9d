import type { Commands } from './context.ts';
import { WrongUsage } from './failure.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly db?: string;
  readonly open?: boolean;
  readonly demo?: boolean;
}

/** The server is loaded only here: every other command starts without it. */
export const serving: Commands = (program) => {
  program
    .command('serve')
    .description('the server and the web app')
    .option('--port <n>', 'the port to listen on')
    .option('--host <address>', 'the address to listen on')
    .option('--db <where>', 'sqlite:FILE or postgres://…')
    .option('--open', 'open the owner’s page in a browser')
    .option('--demo', 'put a few tournaments in')
    .action(async ({ port, ...options }: ServeOptions) => {
      if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
        throw new WrongUsage(`“${port}” is no port.`);
      const { serve } = await import('../server/index.ts');
      const running = await serve({ ...options, ...(port !== undefined && { port: Number(port) }) });
      await new Promise<void>((resolve) => {
        const stop = () => resolve();
        process.once('SIGINT', stop);
        process.once('SIGTERM', stop);
      });
      await running.close();
    });
};

import { NoAnswer, ProblemError, TiltyardClient } from '../../client/index.ts';
import { parseTournamentFile, tournamentFileText } from '../../exchange/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { readSafely, writeNew } from '../safe-file.ts';
import { sayFileProblem } from '../tournament.ts';
import { language } from '../words.ts';

interface MovingOptions extends JsonOption {
  readonly token?: string;
}

/** Where a server is, who asks, and perhaps which tournament: all of it may be in one address. */
interface ServerAddress {
  readonly client: TiltyardClient;
  readonly origin: string;
  readonly address: URL;
}

const tokenIn = (link: string): string | undefined => /(?:^|\/enter\/)([a-z]_[\w-]+)$/.exec(link)?.[1];

function serverAt(text: string, options: MovingOptions): ServerAddress {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new WrongUsage(`“${text}” isn't the address of a server, such as http://localhost:4170/t/k7m2p4qx.`);
  }
  const token = tokenIn(options.token ?? process.env.TILTYARD_TOKEN ?? address.pathname);
  const { origin } = address;
  return { client: new TiltyardClient({ baseUrl: origin, language, ...(token && { token }) }), origin, address };
}

/** A refusal by the server is reported in its own words; it isn't an internal error. */
async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError) throw new WrongUsage(error.problem.detail, error.problem.code);
    if (error instanceof NoAnswer) throw new WrongUsage(error.message, 'no-answer');
    throw error;
  }
}

/** The tournament that an address is about. A desk's private link leads to it. */
async function tournamentAt({ address }: ServerAddress): Promise<string> {
  const leadsTo = address.pathname.startsWith('/enter/')
    ? await fetch(address, { redirect: 'manual' }).then(
        (answer) => answer.headers.get('location') ?? '',
        () => '',
      )
    : address.pathname;
  const id = /^\/t\/([\w-]+)/.exec(leadsTo)?.[1];
  if (id === undefined) {
    throw new WrongUsage('Which tournament? Give its address, such as http://localhost:4170/t/k7m2p4qx, and --token.');
  }
  return id;
}

/** DK-18: a tournament moves between its file and a server. */
export const moving: Commands = (program, terminal) => {
  withJson(program.command('pull'))
    .description('save a tournament from a server to a file')
    .argument('<address>', 'of the tournament, or a desk’s private link')
    .argument('<file>')
    .option('--token <token>', 'the private link of an owner or desk, or its last part; by default TILTYARD_TOKEN')
    .addHelpText('after', '\nExample: tiltyard pull http://localhost:4170/t/k7m2p4qx spring.json --token o_…')
    .action(async (address: string, path: string, options: MovingOptions) => {
      const server = serverAt(address, options);
      const id = await tournamentAt(server);
      const file = await inWords(server.client.file(id));
      writeNew(path, tournamentFileText(file.entries, file.image));
      contextOf(terminal, options).answer({ id, version: file.entries.length, written: path }, `Wrote ${path}\n`);
    });

  withJson(program.command('push'))
    .description('upload a tournament file to a server, which decides every entry again')
    .argument('<file>')
    .argument('<server>', 'its address, or its owner’s private link')
    .option('--token <token>', 'the owner’s private link, or its last part; by default TILTYARD_TOKEN')
    .addHelpText('after', '\nExample: tiltyard push spring.json http://localhost:4170/enter/o_…')
    .action(async (path: string, server: string, options: MovingOptions) => {
      const { client, origin } = serverAt(server, options);
      const read = parseTournamentFile(readSafely(path).text);
      if (!read.ok) throw new WrongUsage(sayFileProblem(path, read.error), read.error.code);
      const made = await inWords(client.importFile(read.value));
      const address = `${origin}${made.path}`;
      contextOf(terminal, options).answer({ ...made, address }, `It is at ${address}\n`);
    });
};

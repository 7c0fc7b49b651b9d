import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { TournamentFile } from '../tournament.ts';
import { playersFrom, playersIn } from './create.ts';

export const people: Commands = (program, terminal) => {
  withJson(program.command('add'))
    .description('add players, even late if the format allows it')
    .argument('<file>')
    .argument('[names...]', 'each as in a list: Ana, or "Ana, 1500"')
    .option('--from <list>', 'a list as for new; - is standard input')
    .option('--rating <rating>', 'for a single name')
    .option('--club <club>', 'for a single name')
    .action(
      async (
        path: string,
        names: string[],
        options: JsonOption & { from?: string; rating?: string; club?: string },
      ) => {
        const file = TournamentFile.open(terminal, path);
        const listed = options.from === undefined ? [] : await playersFrom(terminal, options.from);
        const typed = names.flatMap((name) => playersIn(name, 'what was typed', (text) => terminal.err(`${text}\n`)));
        const players = [...listed, ...typed];
        if (players.length === 0) throw new WrongUsage('Who? Example: tiltyard add spring.json "Ana Ruiz, 1500"');
        const { rating, club } = options;
        if ((rating !== undefined || club !== undefined) && players.length > 1) {
          throw new WrongUsage('--rating and --club are for a single name.');
        }
        if (rating !== undefined && !/^\d+(\.\d+)?$/.test(rating)) throw new WrongUsage(`“${rating}” isn't a rating.`);
        const more = { ...(rating !== undefined && { rating: Number(rating) }), ...(club !== undefined && { club }) };
        file.go({ type: 'AddPlayers', players: players.map((player) => ({ ...player, ...more })) });
        const [only] = players;
        contextOf(terminal, options).noted(
          file,
          players.length === 1 ? `${only?.name} is in.` : `${players.length} players are in.`,
        );
      },
    );

  withJson(program.command('drop'))
    .description('a player leaves; history stays')
    .argument('<file>')
    .argument('<player>', 'an id or a name')
    .action((path: string, who: string, options: JsonOption) => {
      const file = TournamentFile.open(terminal, path);
      const player = file.player(who);
      file.go({ type: 'DropPlayer', player });
      contextOf(terminal, options).noted(file, `${file.names(player)} has dropped.`);
    });

  withJson(program.command('reinstate'))
    .description('a player comes back')
    .argument('<file>')
    .argument('<player>', 'an id or a name')
    .action((path: string, who: string, options: JsonOption) => {
      const file = TournamentFile.open(terminal, path);
      const player = file.player(who);
      file.go({ type: 'ReinstatePlayer', player });
      contextOf(terminal, options).noted(file, `${file.names(player)} is back.`);
    });

  withJson(program.command('erase'))
    .description('takes a person out of the file for good: their name, club and what was written about them')
    .argument('<file>')
    .argument('<player>', 'an id or a name')
    .option('--confirm <name>', 'the tournament’s name, to confirm')
    .action((path: string, who: string, options: JsonOption & { confirm?: string }) => {
      const file = TournamentFile.open(terminal, path);
      const player = file.player(who);
      file.erase(player, options.confirm ?? '');
      contextOf(terminal, options).noted(
        file,
        `${file.names(player)}: nothing else is said of them in this file. Copies of it still have the name; delete them.`,
      );
    });

  withJson(program.command('undo'))
    .description('undo the last entry, or the one named')
    .argument('<file>')
    .argument('[entry]', 'its number in the log')
    .action((path: string, entry: string | undefined, options: JsonOption) => {
      const file = TournamentFile.open(terminal, path);
      if (entry !== undefined && !/^\d{1,9}$/.test(entry))
        throw new WrongUsage(`“${entry}” isn’t the number of an entry.`);
      const { log } = file.state;
      const aside = log.setAside();
      const last = log.slice().findLast((one) => !aside.has(one.version) && one.command.type !== 'Undo');
      const version = entry === undefined ? (last?.version ?? 0) : Number(entry);
      file.go({ type: 'Undo', version });
      contextOf(terminal, options).noted(file, `Entry ${version} is undone.`);
    });

  withJson(program.command('end'))
    .description('end the tournament early')
    .argument('<file>')
    .option('--confirm <name>', 'the tournament’s name, to confirm')
    .action((path: string, options: JsonOption & { confirm?: string }) => {
      const file = TournamentFile.open(terminal, path);
      file.go({ type: 'EndEarly', confirm: options.confirm ?? '' });
      contextOf(terminal, options).noted(file, 'The tournament is ended.');
    });
};

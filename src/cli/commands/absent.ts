import type { Absence, AnnouncedBye } from '../../engine/index.ts';
import { absencesText } from '../../words/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

const byes: Readonly<Record<string, AnnouncedBye>> = { none: 'nothing', half: 'half', full: 'full' };

/** “2”, “2-4”, “7-”: until further notice. */
function absenceIn(text: string, bye: AnnouncedBye): Absence {
  const [, from, range, to] = /^(\d{1,4})(-(\d{1,4})?)?$/.exec(text) ?? [];
  if (from === undefined)
    throw new WrongUsage(`“${text}” names no rounds. Examples: 2, 2-4, 7- (until further notice)`);
  const first = Number(from);
  if (range !== undefined && to === undefined) return { from: first, bye };
  return { from: first, to: to === undefined ? first : Number(to), bye };
}

/** DK-33: which rounds a player will miss. */
export const absent: Commands = (program, terminal) => {
  withJson(program.command('absent'))
    .description('announce which rounds a player will miss; in place of what was announced before')
    .argument('<file>')
    .argument('<player>', 'an id or a name')
    .argument('[rounds...]', '2, 2-4, 7- (until further notice); none: they miss no round any more')
    .option(
      '--bye <worth>',
      'what such a round is worth, where the format knows such a bye: none, half or full',
      'none',
    )
    .addHelpText('after', '\nExample:\n  tiltyard absent spring.json Ana 2 4-5 --bye half')
    .action((path: string, said: string, rounds: string[], options: JsonOption & { bye: string }) => {
      const bye = byes[options.bye];
      if (bye === undefined) throw new WrongUsage('--bye is none, half or full.');
      const absences = rounds.map((text) => absenceIn(text, bye));
      const file = TournamentFile.open(terminal, path);
      const player = file.player(said);
      file.go({ type: 'AnnounceAbsences', player, absences });
      const name = file.names(player);
      const what = absences.length === 0 ? 'misses no round any more' : `misses ${absencesText(language, absences)}`;
      contextOf(terminal, options).noted(file, `${name} ${what}.`);
    });
};

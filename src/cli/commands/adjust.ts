import { type Command, previewAdjustment } from '../../engine/index.ts';
import { signedText } from '../../words/index.ts';
import { adjustmentText } from '../consequences.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

interface AdjustOptions extends JsonOption {
  readonly round?: string;
  readonly private?: boolean;
  readonly preview?: boolean;
}

/** “-1”, “+0.5”, “½”; in thousandths. */
function pointsIn(text: string): number {
  const [, sign = '', whole = '', half = ''] = /^([+-]?)(\d{0,3})(\.5|½|\.0)?$/.exec(text.replace('−', '-')) ?? [];
  if (whole === '' && half === '') throw new WrongUsage(`“${text}” isn’t a number of points. Examples: -1, +0.5, 0`);
  const size = 1000 * Number(whole) + (half === '.5' || half === '½' ? 500 : 0);
  return sign === '-' && size > 0 ? -size : size;
}

/** DK-34: what the desk gives and takes. */
export const adjust: Commands = (program, terminal) => {
  withJson(program.command('adjust'))
    .description('give a player points or take them, with the reason; 0 is a warning')
    .argument('<file>')
    .argument('<player>', 'an id or a name')
    .argument('<points>', 'as the format counts: -1, +0.5, 0')
    .argument('<reason>')
    .option('--round <number>', 'the round that it is for; without one it is for the event')
    .option('--private', 'only the desk reads the reason; the points are public')
    .option('--preview', 'only show what would follow')
    .allowUnknownOption()
    .addHelpText('after', '\nExample:\n  tiltyard adjust spring.json Ana -1 "late for round 2" --round 2')
    .action((path: string, said: string, points: string, reason: string, options: AdjustOptions) => {
      const context = contextOf(terminal, options);
      const by = pointsIn(points);
      const { round } = options;
      if (round !== undefined && !/^\d{1,4}$/.test(round))
        throw new WrongUsage(`“${round}” isn’t the number of a round.`);
      const file = TournamentFile.open(terminal, path);
      const player = file.player(said);
      const command: Extract<Command, { type: 'AdjustPoints' }> = {
        type: 'AdjustPoints',
        player,
        by,
        reason,
        ...(round !== undefined && { round: Number(round) }),
        ...(options.private && { isPrivate: true }),
      };
      if (options.preview) {
        const preview = previewAdjustment(file.derived.formats, file.state, command, file.derived);
        if (!preview.ok) throw file.refused(preview.error);
        context.answer({ preview: preview.value }, adjustmentText(preview.value, file.names));
        return;
      }
      file.go(command);
      context.noted(
        file,
        by === 0 ? `${file.names(player)} is warned.` : `${file.names(player)}: ${signedText(language, by / 1000)}.`,
      );
    });
};

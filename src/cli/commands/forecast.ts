import { type Forecast, type Likelihood, type Need, outlook } from '../../engine/index.ts';
import { percentText, sayNeed } from '../../words/forecast/index.ts';
import { type Names, shortLabel } from '../../words/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { tableText } from '../layout.ts';
import type { Colours } from '../terminal.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';
import { readCount } from './formats.ts';

interface ForecastOptions extends JsonOption {
  readonly runs?: string;
  readonly seed?: string;
  readonly needs?: boolean;
}

const percent = ({ share }: Likelihood): string => percentText(share);

function forecastText({ runs, rounds, players }: Forecast, names: Names, colours: Colours): string {
  const right = (title: string) => ({ title, align: 'right' as const });
  const columns = [
    { title: 'Name' },
    ...['Wins', 'First three', 'Out next', 'Place'].map(right),
    ...rounds.map((label) => right(shortLabel(language, label))),
  ];
  const rows = players.map(({ player, win, podium, outNext, place, reach }) => [
    names(player),
    percent(win),
    percent(podium),
    percent(outNext),
    place.mean.toFixed(1),
    ...reach.map(percent),
  ]);
  const widest = Math.max(...players.map(({ win }) => win.error));
  const note = `From ${runs} playouts of the rest; a figure is off by ${Math.ceil(widest * 100)} points or so.`;
  return `${tableText(columns, rows, colours)}\n${colours.dim(note)}\n`;
}

/** DK-29: what each of them needs from the games that are open. */
const needsText = (needs: readonly Need[], names: Names): string =>
  needs.length === 0
    ? 'Nothing is decided by the games that are open now.\n'
    : needs.map((need) => `${names(need.player)}: ${sayNeed(language, need, names).join(' ')}\n`).join('');

export const forecasting: Commands = (program, terminal) => {
  withJson(program.command('forecast'))
    .description('everyone’s chances, from playing the rest of it many times')
    .argument('<file>')
    .option('--runs <n>', 'how many playouts; by default as many as suit the field')
    .option('--seed <seed>', 'the same seed gives the same figures')
    .option('--needs', 'also say what everyone needs from the open games')
    .addHelpText('after', '\nExample:\n  tiltyard forecast spring.json --runs 2000')
    .action((path: string, options: ForecastOptions) => {
      const context = contextOf(terminal, options);
      const file = TournamentFile.open(terminal, path);
      const figures = outlook(terminal.formats, file.state, {
        ...(options.runs !== undefined && { runs: readCount(options.runs, '--runs', 1) }),
        ...(options.seed !== undefined && { seed: options.seed }),
      });
      if (!figures)
        throw new WrongUsage('There is nothing to forecast: the tournament can’t be played to its end as it stands.');
      const needs = options.needs ? `\n${needsText(figures.needs, file.names)}` : '';
      context.answer(figures, forecastText(figures, file.names, context.colours) + needs);
    });
};

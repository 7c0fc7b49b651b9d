import { type Forecast, forecast, type Likelihood } from '../../engine/index.ts';
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
}

/** No finer than it is known: 34 %, and under 1 % only what may still happen. */
function percent({ share }: Likelihood): string {
  if (share > 0 && share < 0.01) return '<1 %';
  if (share < 1 && share > 0.99) return '>99 %';
  return `${Math.round(share * 100)} %`;
}

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

export const forecasting: Commands = (program, terminal) => {
  withJson(program.command('forecast'))
    .description('everyone’s chances, from playing the rest of it many times')
    .argument('<file>')
    .option('--runs <n>', 'how many playouts; else as many as suit the field')
    .option('--seed <seed>', 'the same seed gives the same figures')
    .addHelpText('after', '\nExample:\n  tiltyard forecast spring.json --runs 2000')
    .action((path: string, options: ForecastOptions) => {
      const context = contextOf(terminal, options);
      const file = TournamentFile.open(terminal, path);
      const told = forecast(file.state, {
        ...(options.runs !== undefined && { runs: readCount(options.runs, '--runs', 1) }),
        ...(options.seed !== undefined && { seed: options.seed }),
      });
      if (!told) throw new WrongUsage('There is nothing to forecast: it can’t be played to its end as it is.');
      context.answer(told, forecastText(told, file.names, context.colours));
    });
};

import {
  linkedByName,
  type RatingList,
  ratingList,
  type SeasonEvent,
  type SeasonView,
  seasonRules,
  seasonTable,
  seasonView,
  summaryOf,
} from '../../engine/index.ts';
import { seasonCsv, seasonPage } from '../../exchange/index.ts';
import { readSeasonFile, type SeasonFile } from '../../protocol/season-file.ts';
import { numberText } from '../../words/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { tableText } from '../layout.ts';
import { readText } from '../safe-file.ts';
import type { Colours, Terminal } from '../terminal.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

/** CL-17: a season of tournament files, without a server. */

interface SeasonOptions extends JsonOption {
  readonly csv?: true;
  readonly html?: true;
}

function openSeason(terminal: Terminal, path: string): SeasonFile {
  const read = readSeasonFile(readText(terminal, path));
  if (read.ok) return read.value;
  throw new WrongUsage(`${path} is not a season${read.path && `: “${read.path}”`}: ${read.problem}`, 'unreadable');
}

/** Every evening of the season, each once, and who played in it. */
function eventsOf(terminal: Terminal, { weights }: SeasonFile, paths: readonly string[]) {
  const summaries = paths.map((path) => {
    const { derived } = TournamentFile.open(terminal, path);
    return summaryOf(derived.facts.about?.id ?? path, derived);
  });
  const twice = summaries.findIndex(({ event }, at) => summaries.findIndex((one) => one.event === event) !== at);
  if (twice >= 0) throw new WrongUsage(`${paths[twice]} is the same event as another file.`, 'unreadable');
  const unknown = Object.keys(weights).find((name) => !summaries.some((one) => one.name === name));
  if (unknown !== undefined) throw new WrongUsage(`No event is called “${unknown}”, which has a weight.`, 'unreadable');
  const { events, names, unclear } = linkedByName(summaries);
  const weighed = events.map((event): SeasonEvent => ({ ...event, weight: weights[event.summary.name] ?? 1 }));
  return { events: weighed, nameOf: (member: string) => names.get(member) ?? member, unclear };
}

const standings = {
  counts: '',
  provisional: ' (running)',
  coming: ' (coming)',
  'left-out': ' (does not count)',
  refused: ' (counts no points)',
} as const;

const cellText = (cell: SeasonView['rows'][number]['cells'][number]): string => {
  if (!cell) return '';
  const points = cell.points === undefined ? '–' : numberText(language, cell.points);
  return cell.counted ? points : `(${points})`;
};

function seasonText(name: string, { events, rows }: SeasonView, colours: Colours): string {
  const titles = events.map(({ name: event, standing }) => event + standings[standing]);
  const columns = [
    { title: 'Place', align: 'right' as const },
    { title: 'Name' },
    { title: 'Points', align: 'right' as const },
    ...titles.map((title) => ({ title, align: 'right' as const })),
  ];
  const lines = rows.map(({ place, name: who, points, cells }) => [
    place === undefined ? '–' : String(place),
    who,
    numberText(language, points),
    ...cells.map(cellText),
  ]);
  return `${colours.bold(name)}\n${tableText(columns, lines, colours)}`;
}

const ratingsView = (list: RatingList, nameOf: (member: string) => string) =>
  list.map(({ member, figures, games }) => ({
    member,
    name: nameOf(member),
    rating: figures.rating / 100,
    ...(figures.deviation !== undefined && { deviation: figures.deviation / 100 }),
    games,
  }));

function ratingsText(list: ReturnType<typeof ratingsView>, colours: Colours): string {
  if (list.length === 0) return '';
  const columns = [
    { title: 'Rating', align: 'right' as const },
    { title: 'Name' },
    { title: 'Games', align: 'right' as const },
  ];
  const rows = list.map(({ rating, name, games }) => [String(Math.round(rating)), name, String(games)]);
  return `\n${tableText(columns, rows, colours)}`;
}

export const season: Commands = (program, terminal) => {
  withJson(program.command('season'))
    .description('the table of a season, from the files of its evenings')
    .argument('<season>', 'the rules, as JSON; docs/text-season.md shows them')
    .argument('<evenings...>', 'tournament files')
    .option('--csv', 'for a spreadsheet')
    .option('--html', 'as a page')
    .addHelpText('after', '\nExample: tiltyard season season.json evening-*.json')
    .action((path: string, evenings: string[], options: SeasonOptions) => {
      const context = contextOf(terminal, options);
      const file = openSeason(terminal, path);
      const { events, nameOf, unclear } = eventsOf(terminal, file, evenings);
      for (const name of unclear) context.remark(`“${name}” may be either of two people, and is kept apart from both.`);
      const view = seasonView(seasonTable(events, seasonRules(file.rules)), nameOf);
      const ratings = ratingsView(ratingList(events, file.rating), nameOf);
      if (options.csv) terminal.out(seasonCsv(view, language));
      else if (options.html) terminal.out(seasonPage(file.name, view, language));
      else {
        const text = seasonText(file.name, view, context.colours) + ratingsText(ratings, context.colours);
        context.answer({ name: file.name, ...view, ratings, unclear }, text);
      }
    });
};

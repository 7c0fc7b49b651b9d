import { type DraftChange, draftOf, moveOn, type Round, startNow } from '../../engine/index.ts';
import { labelText } from '../../words/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

/** Pairing, publishing and closing, and the draft by hand. */

function publishDraft(file: TournamentFile, override?: string): void {
  const draft = draftOf(file.state.facts);
  if (!draft) throw file.refused({ code: 'no-draft', details: {} });
  if (override !== undefined) {
    file.go({ type: 'Override', round: draft.number, edition: draft.edition, reason: override });
  }
  file.go({ type: 'PublishRound', round: draft.number });
}

const lastRound = (file: TournamentFile): Round | undefined => file.state.facts.rounds.at(-1);

const isOver = (file: TournamentFile): boolean => file.derived.verdict.finished;

const labelOfLast = (file: TournamentFile): string => {
  const round = file.view.rounds.at(-1);
  return round ? labelText(language, round.label) : '';
};

function whatNow(file: TournamentFile): string {
  if (isOver(file)) return 'The tournament is finished.';
  const state = lastRound(file)?.state;
  return state === 'draft'
    ? `${labelOfLast(file)} is drawn as a draft. Publish it with: tiltyard publish`
    : `${labelOfLast(file)} is published.`;
}

interface DraftOption extends JsonOption {
  readonly draft?: boolean;
}

export const rounds: Commands = (program, terminal) => {
  const open = (path: string) => TournamentFile.open(terminal, path);

  withJson(program.command('start'))
    .description('start the tournament: pair and publish the first round')
    .argument('<file>')
    .option('--draft', 'stop before publishing')
    .action((path: string, options: DraftOption) => {
      const file = open(path);
      startNow(file.port, options);
      contextOf(terminal, options).changed(file, whatNow(file));
    });

  withJson(program.command('next'))
    .description('close the round if it is complete, then pair and publish the next')
    .argument('<file>')
    .option('--draft', 'stop before publishing')
    .option('--allow-rematches', 'allow rematches where no pairing without them exists')
    .action((path: string, options: DraftOption & { allowRematches?: boolean }) => {
      const file = open(path);
      moveOn(file.port, options);
      contextOf(terminal, options).changed(file, whatNow(file));
    });

  withJson(program.command('final'))
    .description('two joint winners play a final game')
    .argument('<file>')
    .option('--draft', 'stop before publishing')
    .action((path: string, options: DraftOption) => {
      const file = open(path);
      file.go({ type: 'CallFinalGame' });
      if (!options.draft) publishDraft(file, undefined);
      contextOf(terminal, options).changed(file, whatNow(file));
    });

  withJson(program.command('publish'))
    .description('publish the draft')
    .argument('<file>')
    .option('--override <reason>', 'accept what is wrong with it, with this reason')
    .action((path: string, options: JsonOption & { override?: string }) => {
      const file = open(path);
      publishDraft(file, options.override);
      contextOf(terminal, options).changed(file, whatNow(file));
    });

  withJson(program.command('close'))
    .description('close the round')
    .argument('<file>')
    .action((path: string, options: JsonOption) => {
      const file = open(path);
      const label = labelOfLast(file);
      const round = file.state.facts.rounds.findLast((one) => one.state === 'published') ?? lastRound(file);
      file.go({ type: 'CloseRound', round: round?.number ?? 0 });
      contextOf(terminal, options).noted(file, `${label} is closed.`);
    });

  withJson(program.command('repair'))
    .description('pair the draft again: a new draw, which is recorded')
    .argument('<file>')
    .action((path: string, options: JsonOption) => {
      const file = open(path);
      const draft = draftOf(file.state.facts);
      if (!draft) throw file.refused({ code: 'no-draft', details: {} });
      file.go({ type: 'PairAgain', round: draft.number });
      contextOf(terminal, options).changed(file, `${labelOfLast(file)} has been redrawn.`);
    });

  const adjust = (
    path: string,
    options: JsonOption & { override?: string },
    change: (file: TournamentFile) => DraftChange,
  ) => {
    const file = open(path);
    const draft = draftOf(file.state.facts);
    if (!draft) throw file.refused({ code: 'no-draft', details: {} });
    const { number: round, edition } = draft;
    const override = options.override === undefined ? {} : { override: options.override };
    file.go({ type: 'AdjustDraft', round, edition, change: change(file), ...override });
    contextOf(terminal, options).changed(file, `The draft of ${labelOfLast(file)} is changed.`);
  };

  withJson(program.command('swap'))
    .description('swap two players in the draft')
    .argument('<file>')
    .argument('<player>', 'an id or a name')
    .argument('<other>')
    .option('--override <reason>', 'why a hard rule may be broken')
    .action((path: string, one: string, other: string, options: JsonOption & { override?: string }) =>
      adjust(path, options, (file) => ({ kind: 'swap', players: [file.player(one), file.player(other)] })),
    );

  withJson(program.command('bye'))
    .description('give the bye of the draft to another player')
    .argument('<file>')
    .argument('<player>', 'an id or a name')
    .option('--override <reason>', 'why a hard rule may be broken')
    .action((path: string, player: string, options: JsonOption & { override?: string }) =>
      adjust(path, options, (file) => ({ kind: 'bye', player: file.player(player) })),
    );
};

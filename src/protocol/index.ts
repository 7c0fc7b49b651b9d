export { commandSchema, entrySchema, readCommand, requestSchema, tournamentFileSchema } from './commands.ts';
export {
  type Address,
  durationText,
  type NotationProblem,
  placeAt,
  readAddress,
  readDuration,
  readOutcome,
  readTime,
} from './notation.ts';
export * from './sentences/index.ts';
export { type ShowDocument, showDocument } from './show.ts';

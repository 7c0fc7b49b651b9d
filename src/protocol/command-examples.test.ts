import { expect, test } from 'vitest';
import { commandExamples } from './command-examples.ts';
import { commandSchema } from './commands.ts';

test.each(commandExamples)('$type: its example is one that would be read', (example) => {
  expect(commandSchema.parse(example)).toEqual(example);
});

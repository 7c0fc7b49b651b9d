import { expect, test } from 'vitest';
import * as core from '../core.ts';
import { formatNames } from './index.ts';
import type { Entrant } from './registry.ts';

const isFormat = (one: unknown): one is Entrant => typeof one === 'object' && one !== null && 'format' in one;
const request = (command: core.Command, at: number): core.Request => ({ commandId: `c${at}`, at, by: 'test', command });

function played(
  formats: core.Formats,
  config: Readonly<Record<string, unknown>>,
  ...more: readonly core.Command[]
): core.State {
  const commands: core.Command[] = [
    { type: 'CreateTournament', id: 'cup', name: 'Cup', format: 'swiss', config, secret: '0'.repeat(64) },
    { type: 'AddPlayers', players: [...'abcdefgh'].map((name) => ({ name })) },
    ...more,
  ];
  return commands.reduce((state, command, at) => {
    const answer = core.submit(formats, state, request(command, at));
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.state;
  }, core.emptyState);
}

test('every format can be chosen by itself', () => {
  const named = Object.values(core).filter(isFormat);
  expect(named.map(({ format }) => format.name).sort()).toEqual(formatNames.toSorted());
});

test('each with the shared stage beside it has the rules of all its stages', () => {
  for (const one of Object.values(core).filter(isFormat)) {
    const formats = core.formatsOf(one, core.knockoutStage);
    const config = one.format.configure({});
    const stages = config.ok ? formats.format(one.format.name, 1)?.stages(config.value, 13) : [];
    expect(stages?.map(({ rulebook }) => formats.rulebook(rulebook, 1).name)).toEqual(
      stages?.map(({ rulebook }) => rulebook),
    );
    expect(stages).not.toEqual([]);
  }
});

test('a program plays the formats that it chose', () => {
  const formats = core.formatsOf(core.swiss);
  const state = played(formats, { rounds: 3 }, { type: 'Start' }, { type: 'PairRound' });
  expect(core.tournamentView(formats, state, { drafts: true })?.rounds[0]?.matches).toHaveLength(4);
  expect(formats.format('groups', formats.rulesVersion)).toBeUndefined();
});

test('a stage that was left out is missed at the start, not when the tournament gets there', () => {
  const alone = core.formatsOf(core.swiss);
  expect(() => played(alone, { topCut: 4 }, { type: 'Start' })).toThrow('choose that stage too');
  const both = core.formatsOf(core.swiss, core.knockoutStage);
  expect(played(both, { topCut: 4 }, { type: 'Start' }).facts.started).toBe(true);
  expect(both.rulebook('knockout', both.rulesVersion)).toBe(core.knockoutStage.rulebook);
});

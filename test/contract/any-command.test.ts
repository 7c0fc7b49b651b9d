import { describe, expect, test } from 'vitest';
import { formats as real } from '../../src/engine/formats/index.ts';
import { audit, type Command } from '../../src/engine/tournament/index.ts';
import { viewProblem } from '../../src/engine/views/index.ts';
import { anyCommand, commandTypes } from './any-command.ts';
import { contenders } from './contenders.ts';
import { Play } from './play.ts';
import { withToys } from './toys.ts';

const formats = withToys(real);

describe('every command, at any moment', () => {
  const sent = new Set<Command['type']>();

  test.each(contenders)(
    '$format $config: is accepted or refused, can be shown, and is decided the same again',
    (contender) => {
      const play = new Play(formats, contender, 7);
      for (let turns = 0; turns < 2; turns++) {
        for (const type of play.chance.shuffle(commandTypes)) {
          const command = anyCommand(play, type);
          if (command) {
            play.send(command);
            sent.add(type);
          }
          expect(viewProblem(formats, play.state), type).toBeUndefined();
          // So that there is always something going on.
          play.forward();
        }
      }
      expect(audit(formats, play.state.log.slice()).differences).toEqual([]);
    },
  );

  test('each was sent somewhere', () => {
    expect(commandTypes.filter((type) => !sent.has(type))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { certain, hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { tournamentView } from '../views/index.ts';
import { audit, checkChain, decide, fold, isSealed, sealed, submit } from './index.ts';

const secret = hashOf('desk 1');

/** Two rounds of groups, the second drawn by itself. */
function played(): Hall {
  const hall = new Hall('groups', 'abcd', { config: { groupSize: 2 } }).begin();
  hall.playOut('abcd');
  return hall;
}

describe('the draw secret', () => {
  test('is in the log, and not in what the desks are sent', () => {
    const entries = played().state.log.slice();
    expect(JSON.stringify(entries)).toContain(secret);
    const sent = JSON.stringify(entries.map(sealed));
    expect(sent).not.toContain(secret);
    expect(sent).toContain(`sha256:${hashOf(secret)}`);
  });

  test('the chain covers its hash: both verify, and have the same head', () => {
    const entries = played().state.log.slice();
    expect(checkChain(entries)).toBeUndefined();
    expect(checkChain(entries.map(sealed))).toBeUndefined();
    const [first, ...rest] = entries;
    const other = certain(first, 'entry');
    const forged = JSON.parse(JSON.stringify(other).replaceAll(secret, hashOf('another')));
    expect(checkChain([forged, ...rest])).toBe(1);
  });

  test('who has it audits every draw; who has its hash replays them by their recorded keys', () => {
    const entries = played().state.log.slice();
    expect(audit(formats, entries).differences).toEqual([]);
    expect(audit(formats, entries.map(sealed)).differences).toEqual([]);
  });

  test('a key that does not come from it is found by who has it', () => {
    const hall = new Hall('groups', 'abcd', { config: { groupSize: 2 } });
    hall.must({ type: 'Start' });
    const blind = fold(hall.state.log.slice().map(sealed));
    const request = { commandId: 'x', at: 9_000, by: 'desk', command: { type: 'PairRound' } } as const;
    const forged = certain(submit(formats, blind, request), 'answer');
    if (!forged.ok) throw new Error('refused');
    const { differences } = audit(formats, [...hall.state.log.slice(), forged.value.entry]);
    expect(differences).toMatchObject([{ kind: 'decided-otherwise', version: 4 }]);
  });

  test('nobody creates a tournament by a hash', () => {
    const command = { type: 'CreateTournament', id: 't', name: 'T', format: 'groups', config: {} } as const;
    const request = { commandId: 'c', at: 0, by: 'desk', command: { ...command, secret: `sha256:${hashOf('x')}` } };
    expect(decide(formats, fold([]), request)).toMatchObject({ ok: false, error: { code: 'bad-secret' } });
  });

  test('its hash is shown from the start, itself only at the end and where it is known', () => {
    const hall = played();
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    const blind = fold(hall.state.log.slice().map(sealed));
    expect(isSealed(certain(blind.facts.about, 'about').secret)).toBe(true);
    expect(tournamentView(formats, hall.state, { drafts: false })).toMatchObject({
      secret,
      secretHash: hashOf(secret),
    });
    const seen = tournamentView(formats, blind, { drafts: false });
    expect([seen?.secret, seen?.secretHash]).toEqual([undefined, hashOf(secret)]);
  });
});

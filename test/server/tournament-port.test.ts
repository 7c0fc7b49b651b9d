import { afterAll, beforeAll } from 'vitest';
import { tournamentPortContract } from '../../src/client/tournament-port.contract.ts';
import { type Hall, openHall } from './hall.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

tournamentPortContract(() => ({
  port: hall.owner.client,
  text: async (file) => {
    if (!('url' in file)) throw new Error('A server’s files have addresses.');
    return (await hall.owner.raw(new URL(file.url, 'http://any').pathname)).text();
  },
}));

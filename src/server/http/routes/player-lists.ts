import { type PlayerList, readPlayerList } from '../../../protocol/player-lists/index.ts';
import { playerListSchema } from '../../../protocol/wire.ts';
import { readListSchema } from '../../../protocol/wire-answers.ts';
import type { App } from '../context.ts';
import { asMade } from '../responses.ts';

/** Some thousand names. */
const MOST_TEXT = 512 * 1024;

export function playerListRoutes(app: App): void {
  app.post(
    '/api/player-lists',
    {
      schema: {
        summary: 'How a list of players is read, and what in it is not understood; nobody is added',
        tags: ['Reading'],
        body: playerListSchema,
        response: { 200: asMade<PlayerList>(readListSchema) },
      },
      bodyLimit: MOST_TEXT,
    },
    async ({ body: { text, columns } }) => {
      const chosen = Object.entries(columns).map(([at, meaning]) => [Number(at), meaning] as const);
      return readPlayerList(text, { chosen: new Map(chosen) });
    },
  );
}

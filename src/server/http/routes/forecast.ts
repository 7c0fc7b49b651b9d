import { z } from 'zod';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { type Forecasted, forecastSchema } from '../../../protocol/wire-forecast.ts';
import { notAllowed } from '../../auth/identity.ts';
import { seesAll } from '../../auth/roles.ts';
import { publicName, publicVersion } from '../../live/snapshot.ts';
import { Forecasts } from '../../workshop/forecasts.ts';
import { Workshop } from '../../workshop/workshop.ts';
import type { App, Context } from '../context.ts';
import { asMade } from '../responses.ts';
import { visit } from '../visitor.ts';

/** A field of a thousand takes its time; nobody waits for it. */
const LONGEST = 120_000;

export function forecastRoutes(app: App, context: Context): void {
  const forecasts = new Forecasts(new Workshop(LONGEST), (error) => app.log.error(error, 'forecast'));
  app.addHook('onClose', () => forecasts.close());

  app.get(
    '/api/tournaments/:id/forecast',
    {
      schema: {
        summary: 'Everyone’s chances, and what they need; the desk always, others where the organiser allows it',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        response: { 200: asMade<Forecasted>(forecastSchema) },
      },
    },
    async (request) => {
      const { tournament, standing, caller } = await visit(context, request, request.params.id);
      const { state } = tournament;
      if (!seesAll(standing.role) && !state.facts.about?.settings.forecast) throw notAllowed(caller);
      return forecasts.of({ id: tournament.id, state, name: publicName(state), version: publicVersion(state) });
    },
  );
}

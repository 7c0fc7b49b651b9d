import { z } from 'zod';
import { publicVersion } from '../../../engine/index.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { type Forecasted, forecastSchema } from '../../../protocol/wire-forecast.ts';
import { notAllowed } from '../../auth/identity.ts';
import { seesAll } from '../../auth/roles.ts';
import { publicName } from '../../live/snapshot.ts';
import { Forecasts } from '../../workshop/forecasts.ts';
import { forecastBench } from '../../workshop/workshop.ts';
import type { App, Context } from '../context.ts';
import { asMade } from '../responses.ts';
import { visit } from '../visitor.ts';

export function forecastRoutes(app: App, context: Context): void {
  const forecasts = new Forecasts(forecastBench(context.formats), (error) => app.log.error(error, 'forecast'));
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
      return forecasts.of({ id: tournament.id, state, name: publicName(state), version: publicVersion(state.log) });
    },
  );
}

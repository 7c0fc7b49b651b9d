import { nothingSchema } from '../../../protocol/wire.ts';
import {
  begunStepSchema,
  ownPasswordSchema,
  recoveryCodesSchema,
  secondStepSchema,
  stepCodeSchema,
  stepRemovalSchema,
} from '../../../protocol/wire-second-step.ts';
import { newRecoveryCodes, newStepSecret, passSecondStep, recoveryHash } from '../../auth/second-step.ts';
import { base32, otpauthUri, stepOf } from '../../auth/totp.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import type { Limit } from '../limits.ts';
import type { OwnAccount } from '../own-account.ts';

/** DK-17: people who want to also sign in with a code from an app. */
export function secondStepRoutes(
  app: App,
  context: Context,
  { shared }: SettledOptions,
  { own, codes: tries }: { readonly own: OwnAccount; readonly codes: Limit },
): void {
  if (!shared) return;
  const { store, now } = context;
  const address = '/api/account/second-step';

  app.get(
    address,
    {
      schema: {
        summary: 'Whether signing in to your account asks for a code besides',
        tags: ['Roles'],
        response: { 200: secondStepSchema },
      },
    },
    async (request) => {
      const step = await store.secondSteps.get((await own.of(request)).id);
      if (step?.confirmedAt === undefined) return { on: false, codesLeft: 0 };
      return { on: true, since: step.confirmedAt, codesLeft: step.codesLeft };
    },
  );

  app.post(
    address,
    {
      schema: {
        summary: 'Begin a second step: the secret for the app, shown this once',
        tags: ['Roles'],
        body: ownPasswordSchema,
        response: { 200: begunStepSchema },
      },
    },
    async (request) => {
      const account = await own.checked(request, request.body.password);
      const secret = newStepSecret();
      if (!(await store.secondSteps.begin(account.id, secret.toString('hex')))) {
        throw new RequestProblem(409, 'second-step-on');
      }
      return { secret: base32(secret), uri: otpauthUri(account.name, secret) };
    },
  );

  app.post(
    `${address}/confirm`,
    {
      schema: {
        summary: 'Turn it on with a code of the app; the recovery codes are shown this once',
        tags: ['Roles'],
        body: stepCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => {
      const account = await own.of(request);
      await tries(account.id);
      const begun = await store.secondSteps.get(account.id);
      if (!begun || begun.confirmedAt !== undefined) throw new RequestProblem(409, 'second-step-not-begun');
      const code = request.body.code.replaceAll(/\s/g, '');
      const step = stepOf(Buffer.from(begun.secret, 'hex'), code, now());
      if (step === undefined) throw new RequestProblem(401, 'wrong-code');
      const codes = newRecoveryCodes();
      const hashes = codes.map((one) => recoveryHash(account.id, one));
      if (!(await store.secondSteps.confirm(account.id, now(), step, hashes))) {
        throw new RequestProblem(409, 'second-step-not-begun');
      }
      return { codes };
    },
  );

  app.delete(
    address,
    {
      schema: {
        summary: 'Turn the second step off, with the password and a code',
        tags: ['Roles'],
        body: stepRemovalSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const account = await own.checked(request, request.body.password);
      await passSecondStep(store, account, request.body.code, { now, limit: tries });
      await store.secondSteps.remove(account.id);
      return reply.code(204).send();
    },
  );
}

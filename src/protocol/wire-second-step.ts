import * as z from 'zod';

/** The second step of signing in (RFC 6238). */

const password = z.string().max(200);
const code = z.string().max(40);

export const secondStepSchema = z.object({
  on: z.boolean(),
  since: z.int().exactOptional(),
  codesLeft: z.int().describe('How many recovery codes have not been used.'),
});
export type SecondStep = z.output<typeof secondStepSchema>;

export const ownPasswordSchema = z
  .strictObject({ password })
  .meta({ examples: [{ password: 'correct horse battery staple' }] });

export const begunStepSchema = z.object({
  secret: z.string().describe('As an authenticator app takes it, in base 32.'),
  uri: z.string().describe('The same as an otpauth address, for a QR code.'),
});
export type BegunStep = z.output<typeof begunStepSchema>;

export const stepCodeSchema = z.strictObject({ code }).meta({ examples: [{ code: '123456' }] });

export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;

export const stepRemovalSchema = z
  .strictObject({ password, code: code.describe('Of the app, or a recovery code.') })
  .meta({ examples: [{ password: 'correct horse battery staple', code: '123456' }] });

import * as z from 'zod';
import { commandIdSchema, roles } from './wire.ts';

/** Links, accounts and registration: who may do what, kept outside the log (DK-12, DK-13, DK-16, DK-17). */

const label = z.string().max(100);
const playerId = z.string().min(1).max(40);

const hours = z
  .int()
  .min(1)
  .max(24 * 366)
  .exactOptional()
  .describe('After how many hours it stops working by itself; never, where it is left out.');

export const newLinksSchema = z
  .discriminatedUnion('role', [
    z.strictObject({ role: z.enum(['owner', 'desk', 'scorekeeper']), label: label.default(''), hours }),
    z.strictObject({ role: z.literal('player'), players: z.array(playerId).min(1).max(20_000), hours }),
  ])
  .meta({
    examples: [
      { role: 'desk', label: 'tables 1 to 20', hours: 12 },
      { role: 'player', players: ['p1', 'p2'] },
    ],
  });
export type NewLinks = z.input<typeof newLinksSchema>;

/** `path` is shown once: the server keeps only the hash of its token. */
export const madeLinksSchema = z.object({
  links: z.array(
    z.object({
      id: z.string(),
      role: z.enum(roles),
      label: z.string(),
      player: z.string().optional(),
      path: z.string(),
    }),
  ),
});
export type MadeLinks = z.output<typeof madeLinksSchema>;

export const linkListSchema = z.object({
  links: z.array(
    z.object({
      id: z.string(),
      role: z.string(),
      label: z.string(),
      account: z.string().optional(),
      createdAt: z.int(),
      revokedAt: z.int().optional(),
      expiresAt: z.int().optional(),
    }),
  ),
  next: z.string().optional().describe('Hand it back as `after` for the next page; absent on the last one.'),
});
export type LinkList = z.output<typeof linkListSchema>;

export const registrationSchema = z
  .strictObject({
    commandId: commandIdSchema.optional().describe('May come as the header Idempotency-Key instead.'),
    name: z.string().max(2000),
    club: z.string().max(2000).optional(),
    rating: z.number().optional(),
  })
  .meta({ examples: [{ commandId: 'kim-1', name: 'Kim', club: 'Harbour' }] });
export type Registration = z.input<typeof registrationSchema>;

export const registeredSchema = z.object({
  version: z.int(),
  player: z.string(),
  /** False: the desk has to approve it first. */
  approved: z.boolean(),
  /** The player's private link; not with a repeated answer. */
  path: z.string().optional(),
});
export type Registered = z.output<typeof registeredSchema>;

const accountName = z
  .string()
  .trim()
  .toLowerCase()
  .min(2)
  .max(60)
  // Not as a pattern: without JavaScript's own flag for it, readers of the description take \p{L} for a letter p.
  .refine((name) => /^[\p{L}\p{N}][\p{L}\p{N}._@+-]+$/u.test(name), 'letters and digits, then also . _ @ + -')
  .describe('Letters and digits, after the first also . _ @ + -');
const password = z.string().min(10).max(200);

const credentials = { examples: [{ name: 'ada', password: 'correct horse battery staple' }] };

export const credentialsSchema = z.strictObject({ name: accountName, password }).meta(credentials);
export type Credentials = z.input<typeof credentialsSchema>;

/** Whatever was typed: for a wrong name the answer is the same as for a wrong password. */
export const signInSchema = z
  .strictObject({
    name: z.string().trim().toLowerCase().max(200),
    password: z.string().max(200),
    code: z.string().max(40).exactOptional().describe('Of the app or a recovery code, where there is a second step.'),
  })
  .meta(credentials);
export type SignIn = z.input<typeof signInSchema>;

const endTokens = z
  .boolean()
  .default(false)
  .describe('Whether the account’s tokens for programs end with its sessions.');

export const newPasswordSchema = z
  .strictObject({ old: z.string().max(200), new: password, endTokens })
  .meta({ examples: [{ old: 'correct horse battery staple', new: 'a longer and better one' }] });

export const signedInSchema = z.object({ account: z.string() });
export type SignedIn = z.output<typeof signedInSchema>;

export const providerAddressSchema = z.object({
  url: z.string().describe('Where the browser goes next; it comes back by itself.'),
});
export type ProviderAddress = z.output<typeof providerAddressSchema>;

/** The link that the operator made on the command line leads to a page that asks for this. */
export const passwordResetSchema = z
  .strictObject({ token: z.string().max(200), password, endTokens })
  .meta({ examples: [{ token: 'p_0123456789abcdefghijklmn', password: 'a longer and better one' }] });

export const accountRemovalSchema = z
  .strictObject({ password: z.string().max(200) })
  .meta({ examples: [{ password: 'correct horse battery staple' }] });

export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      createdAt: z.int(),
      lastUsedAt: z.int(),
      about: z.string().describe('The browser, as it calls itself.'),
      current: z.boolean(),
    }),
  ),
});
export type SessionList = z.output<typeof sessionListSchema>;

const tokenScopes = ['read', 'results', 'all'] as const;

export const newTokenSchema = z
  .strictObject({
    label: z.string().min(1).max(100),
    scope: z.enum(tokenScopes).default('all').describe('read: nothing is changed; results: what a scorekeeper may do.'),
    days: z.int().min(1).max(3650).exactOptional().describe('When it runs out by itself; never, where it is left out.'),
  })
  .meta({ examples: [{ label: 'game server', scope: 'results', days: 30 }, { label: 'everything' }] });

export type TokenLimits = Pick<z.input<typeof newTokenSchema>, 'scope' | 'days'>;

export const tokenListSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      createdAt: z.int(),
      scope: z.enum(tokenScopes),
      expiresAt: z.int().optional(),
      lastUsedAt: z.int().optional(),
      revokedAt: z.int().optional(),
    }),
  ),
});

export type TokenList = z.output<typeof tokenListSchema>;

export const madeTokenSchema = z.object({ id: z.string(), label: z.string(), token: z.string() });
export type MadeToken = z.output<typeof madeTokenSchema>;

/** `shared`: the server has accounts; `registration`: anyone may make one. */
export const whoamiSchema = z.object({
  operator: z.boolean(),
  account: z.string().optional(),
  shared: z.boolean(),
  registration: z.boolean(),
  provider: z.string().exactOptional().describe('Of identities, where one is set up: sign in at /openid/start.'),
  connected: z.boolean().exactOptional().describe('Whether the account is connected with it.'),
});
export type Whoami = z.output<typeof whoamiSchema>;

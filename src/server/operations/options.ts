import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * What the server can be told: by flags, by the environment (`TILTYARD_` and the name in capitals), or by a file of
 * JSON; the first of these that says something counts. docs/operations.md has the table.
 */
const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform(isYes)]);
const list = z.union([z.array(z.string()), z.string().transform(parts)]);

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const span = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^(0|\d{1,6}[smhd])$/, 'is a number and s, m, h or d, such as 15m')
    .transform((text) => Number.parseInt(text, 10) * (UNITS[text.slice(-1)] ?? 0)),
]);

const hops = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(10));
const proxies = list.refine(
  (addresses) => addresses.length > 0 && addresses.every(isNetwork),
  'is a number of proxies, or their addresses (10.0.0.1 or 10.0.0.0/8)',
);

/** A host, and perhaps a path that looks the same in links, cookies and scripts. */
function isSite(text: string): boolean {
  const { pathname, search, hash, username } = new URL(text);
  return /^(\/[\w.~-]+)*\/?$/.test(pathname) && search === '' && hash === '' && username === '';
}

const optionsSchema = z.strictObject({
  /** Where to listen; all addresses of this machine unless told otherwise, so that phones in the hall find it. */
  host: z.string().min(1).max(253).default('0.0.0.0'),
  /** 0: one that is free. */
  port: z.coerce.number().int().min(0).max(65_535).default(4170),
  /** memory:, sqlite:FILE or postgres://… */
  db: z.string().min(1).default('sqlite:data/tiltyard.db'),
  /** Opens the owner link in a browser. */
  open: flag.default(false),
  /** Puts a few tournaments into an empty database, so that there is something to look at. */
  demo: flag.default(false),
  /** The folder of the built pages. */
  web: z.string().optional(),
  /** The owner's token, instead of one that is made at the first start. */
  ownerToken: z
    .string()
    .regex(/^o_[\w-]{16,100}$/, 'is o_ and at least 16 letters or digits')
    .optional(),
  /** A shared server: accounts with passwords, no private addresses for webhooks. */
  shared: flag.default(false),
  /** On a shared server: whether strangers may make themselves an account. */
  registration: flag.default(false),
  /** On a shared server: the address of a provider of identities (OpenID Connect). */
  oidcIssuer: z.url().refine(isSafe, 'is an https address, or http on this very machine').optional(),
  oidcClientId: z.string().min(1).optional(),
  oidcClientSecret: z.string().min(1).optional(),
  /** What people call it, on the button. */
  oidcName: z.string().min(1).max(40).default('OpenID'),
  /** Whether everyone whom the provider lets in gets an account here. */
  oidcRegistration: flag.default(false),
  /** Host names under which it answers; none: under every name. */
  hosts: list.default([]),
  /** Behind proxies that set X-Forwarded-*: how many of them there are, or their addresses. `yes` is one. */
  trustProxy: z.union([hops, flag.transform((said) => (said ? 1 : 0)), proxies]).default(0),
  /** How often a backup is made (`15m`, `1h`); none by itself unless told. */
  backupEvery: span.default(0),
  /** How many of them are kept. */
  backupKeep: z.coerce.number().int().min(1).max(10_000).default(48),
  /** The folder for them; `backups` beside the embedded database unless told otherwise. */
  backupTo: z.string().min(1).optional(),
  /** For how many days is kept who opened links, signed in and took files away; 0: nothing is. */
  accessDays: z.coerce.number().int().min(0).max(3_650).default(90),
  /** The address that others use, where it cannot be guessed: of a host, or of a path there. Without a slash at its end. */
  publicUrl: z
    .url({ protocol: /^https?$/ })
    .refine(
      isSite,
      'is the address of a host, perhaps with a path of letters, digits and -, such as https://club.example/tiltyard',
    )
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  /** How many live streams one address may hold; a hall's browsers all come from one. */
  streamsPerAddress: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
  /** How long it goes on answering after it was asked to stop, no longer ready, so that a proxy sends requests elsewhere. */
  drain: span.default(0),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export type ServerOptions = Readonly<z.input<typeof optionsSchema>>;
export type SettledOptions = Readonly<z.output<typeof optionsSchema>>;

/** Passwords and tokens go there: never in plain text over a network. */
function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

function isYes(word: string): boolean {
  return ['true', '1', 'yes'].includes(word);
}

function parts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
}

/** Wrong usage, reported before anything is started. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions';
}

type Environment = Readonly<Record<string, string | undefined>>;

const variable = (option: string): string =>
  `TILTYARD_${option.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const options: readonly string[] = Object.keys(optionsSchema.shape);
export const variables: readonly string[] = options.map(variable);

const noSuch = (where: string, unknown: readonly string[], known: readonly string[]): BadOptions =>
  new BadOptions(`There is no such setting${where}: ${unknown.join(', ')}. There are ${[...known].sort().join(', ')}.`);

function fromEnvironment(environment: Environment): Record<string, string> {
  const said = options.map((option) => [option, environment[variable(option)]] as const);
  return Object.fromEntries(said.flatMap(([option, value]) => (value ? [[option, value]] : [])));
}

function fromFile(file: string | undefined): Record<string, unknown> {
  if (file === undefined) return {};
  if (!existsSync(file)) throw new BadOptions(`There is no configuration file ${file}.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadOptions(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new BadOptions(`${file} is not one object of settings.`);
  const unknown = Object.keys(parsed).filter((name) => !options.includes(name));
  if (unknown.length > 0) throw noSuch(` in ${file}`, unknown, options);
  return { ...parsed };
}

/** Read by other commands, the tests and the development server. */
const others = ['TILTYARD_CONFIG', 'TILTYARD_TOKEN', 'TILTYARD_CHROMIUM', 'TILTYARD_DEV_PORT'];

/** A variable that is misspelt would be left out without a word. */
function refuseUnknown(environment: Environment): void {
  const known = new Set([...variables, ...others]);
  const unknown = Object.keys(environment).filter((name) => name.startsWith('TILTYARD_') && !known.has(name));
  if (unknown.length > 0) throw noSuch('', unknown, variables);
}

export function settle(flags: ServerOptions, environment: Environment): SettledOptions {
  refuseUnknown(environment);
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  const merged = { ...fromFile(environment.TILTYARD_CONFIG), ...fromEnvironment(environment), ...given };
  const parsed = optionsSchema.safeParse(merged);
  if (parsed.success) {
    const { oidcIssuer, oidcClientId } = parsed.data;
    if (oidcIssuer === undefined || oidcClientId !== undefined) return parsed.data;
    throw new BadOptions('oidcClientId: the provider knows this server by it; oidcIssuer alone is not enough');
  }
  throw new BadOptions(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

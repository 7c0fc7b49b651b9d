import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { transform } from 'lightningcss';
import { parseAst } from 'vite';
import { oldest } from '../../scripts/oldest-browsers.mjs';

/** What a built script or style uses that the oldest browsers do not know, by MDN's tables (docs/browsers.md). */

const number = (version: string): number => {
  const [whole = '0', part = '0'] = version.replace('≤', '').split('.');
  return Number(whole) * 1000 + Number(part);
};

const known = ({ support }: CompatStatement): boolean =>
  Object.entries(oldest).every(([browser, version]) =>
    [support[browser as keyof typeof support] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, prefix, alternative_name: other, flags }) =>
          typeof added === 'string' && !removed && !prefix && !other && !flags && number(added) <= number(version),
      ),
  );

const childrenOf = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter((pair): pair is [string, Identifier] => !pair[0].startsWith('__'));

/** What a page meets without asking for something new first. */
const interfaces = ['AbortSignal', 'Blob', 'Crypto', 'Document', 'Element', 'Event', 'HTMLElement', 'Navigator'];
/** Reached only through a constructor or a global of their own, or told apart from arrays by the type check alone. */
const unseen = ['AsyncDisposableStack', 'Atomics', 'DisposableStack', 'Intl', 'Iterator', 'Temporal'];
const members = [
  ...childrenOf(bcd.javascript.builtins).filter(([name]) => !unseen.includes(name)),
  ...childrenOf(bcd.api).filter(([name]) => interfaces.includes(name)),
].flatMap(([, builtin]) => childrenOf(builtin));
const globals = [...childrenOf(bcd.javascript.builtins), ...childrenOf(bcd.api)];

/** A name is too new if everything that is called so is. */
function tooNew(features: readonly [string, Identifier][]): ReadonlySet<string> {
  const names = new Map<string, boolean>();
  for (const [name, { __compat: compat }] of features) {
    const plain = name.replace('_static', '');
    if (compat) names.set(plain, (names.get(plain) ?? false) || known(compat));
  }
  return new Set([...names].filter(([, fine]) => !fine).map(([name]) => name));
}

const newMembers = tooNew(members);
const newGlobals = tooNew(globals);
const LOOK_BEHIND = /\(\?<[=!]/;

interface Node {
  readonly type?: string;
  readonly [part: string]: unknown;
}

function* nodesIn(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return;
  if (!Array.isArray(tree)) yield tree as Node;
  for (const part of Object.values(tree)) yield* nodesIn(part);
}

const nameOf = (node: unknown): string => {
  const { name } = (node ?? {}) as Node;
  return typeof name === 'string' ? name : '';
};

export function tooNewInScript(code: string): string[] {
  const found = new Set<string>();
  for (const node of nodesIn(parseAst(code))) {
    if (node.type === 'MemberExpression' && node.computed === false) {
      const name = nameOf(node.property);
      if (newMembers.has(name)) found.add(`.${name}`);
    }
    if (node.type === 'NewExpression' && newGlobals.has(nameOf(node.callee))) {
      found.add(`new ${nameOf(node.callee)}`);
    }
    const { pattern = '', flags = '' } = (node.regex ?? {}) as { pattern?: string; flags?: string };
    if (LOOK_BEHIND.test(pattern) || /[dv]/.test(flags)) found.add(`/${pattern}/${flags}`);
  }
  return [...found].sort();
}

const { properties, selectors, types, 'at-rules': atRules } = bcd.css;
const compatOf = (feature: Identifier | undefined) => feature?.__compat;
const length = types?.length;
/** By the first letters of a unit. */
const units = {
  cq: compatOf(length?.container_query_length_units),
  dv: compatOf(length?.viewport_percentage_units_dynamic),
  sv: compatOf(length?.viewport_percentage_units_small),
  lv: compatOf(length?.viewport_percentage_units_large),
};

/** The words of a rule as lightningcss reads it: units, pseudo-classes, at-rules, functions. */
function wordsIn(tree: unknown): string[] {
  return [...nodesIn(tree)].flatMap((node) => {
    const { type, unit, kind, name } = node as Record<string, unknown>;
    if (typeof unit === 'string') return [`1${unit}`];
    if (type === 'pseudo-class' || type === 'pseudo-element') return [`:${kind}`];
    return type === 'function' && typeof name === 'string' ? [`${name}()`] : [];
  });
}

function newWord(word: string): boolean {
  const unit = /^1(cq|dv|sv|lv)/.exec(word)?.[1] as keyof typeof units | undefined;
  if (unit) return !units[unit] || !known(units[unit]);
  const selector = word.startsWith(':') ? compatOf(selectors?.[word.slice(1)]) : undefined;
  if (selector) return !known(selector);
  const call = word.endsWith('()')
    ? compatOf(types?.[word.slice(0, -2)] ?? types?.color?.[word.slice(0, -2)])
    : undefined;
  return call !== undefined && !known(call);
}

interface Rule {
  readonly type: string;
  readonly value: {
    readonly rules?: readonly Rule[];
    readonly selectors?: unknown;
    readonly declarations?: { readonly declarations: readonly Declaration[] };
  };
}

interface Declaration {
  readonly property: string;
  readonly value: { readonly propertyId?: { readonly property: string } };
}

const propertyOf = ({ property, value }: Declaration): string => value?.propertyId?.property ?? property;

function tooNewDeclarations(declarations: readonly Declaration[]): string[] {
  return declarations.flatMap((one) => {
    const name = propertyOf(one);
    const property = compatOf(properties?.[name]);
    return [...wordsIn(one.value).filter(newWord), ...(property && !known(property) ? [name] : [])];
  });
}

function tooNewRules(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ type, value }) => {
    // What is asked for first may be newer, and whoever does not know the question leaves the answer out.
    if (type === 'supports' || type === 'container') return [];
    const name = type.replace(/-(block|statement)$/, '');
    const rule = compatOf(atRules?.[name]);
    return [
      ...(rule && !known(rule) ? [`@${name}`] : []),
      ...wordsIn(value.selectors).filter(newWord),
      ...tooNewDeclarations(value.declarations?.declarations ?? []),
      ...tooNewRules(value.rules ?? []),
    ];
  });
}

export function tooNewInStyle(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: (sheet) => {
        found.push(...tooNewRules(sheet.rules as unknown as Rule[]));
        return undefined;
      },
    },
  });
  // As it is written: what was read above no longer tells.
  if (/@media[^{]*[<>]=?/.test(css)) found.push('@media (a < b)');
  return [...new Set(found)].sort();
}

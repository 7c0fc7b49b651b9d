// node scripts/reference.mjs: docs/reference.md, from the types of what tiltyard-engine exports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, ReflectionKind } from 'typedoc';
import { cup, entries } from './packed/engine.mjs';
import { root } from './setup.mjs';

/** @typedef {import('typedoc').DeclarationReflection} Declaration */
/** @typedef {import('typedoc').SignatureReflection} Signature */

/** @param {import('typedoc').CommentDisplayPart[] | undefined} parts */
const text = (parts) =>
  (parts ?? [])
    .map((part) => part.text)
    .join('')
    .trim();

/** @param {Declaration | Signature | undefined} one */
const commentOf = (one) => one?.comment;

/** `name(first: string, second?: number): string` @param {Signature} signature @param {string} name */
function written(signature, name) {
  const parameters = (signature.parameters ?? []).map(
    (one) =>
      `${one.flags.isRest ? '...' : ''}${one.name.replace('__namedParameters', 'options')}${one.flags.isOptional || one.defaultValue ? '?' : ''}: ${one.type}`,
  );
  return `${name}(${parameters.join(', ')}): ${signature.type}`;
}

/** @param {Declaration} one @param {string} name */
function described(one, name) {
  const [signature] = one.signatures ?? [];
  const comment = commentOf(signature) ?? commentOf(one);
  const head = signature ? `\`\`\`ts\n${written(signature, name)}\n\`\`\`\n` : '';
  const examples = comment?.blockTags.filter(({ tag }) => tag === '@example') ?? [];
  const example = examples.map(
    ({ content }) => `\n\`\`\`js\n${text(content).replace(/^```\w*\n|\n```$/g, '')}\n\`\`\`\n`,
  );
  return `${head}\n${text(comment?.summary)}\n${example.join('')}`.trim();
}

/** @param {Declaration} one */
const isFunction = (one) => one.kindOf(ReflectionKind.Function);

/** @param {string} door @param {Declaration} module */
function chapter(door, module) {
  const children = (module.children ?? []).filter((one) => !one.flags.isExternal);
  const classes = children.filter((one) => one.kindOf(ReflectionKind.Class));
  const functions = children.filter(isFunction);
  const types = children.filter((one) => one.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]));
  const values = children.filter((one) => one.kindOf(ReflectionKind.Variable));
  const lines = [`## ${door === 'index' ? 'tiltyard-engine' : `tiltyard-engine/${door}`}`];
  for (const one of classes) {
    lines.push(`### ${one.name}`, described(one, one.name));
    for (const method of one.children ?? []) {
      if (method.flags.isPrivate || method.kindOf(ReflectionKind.Constructor) || method.flags.isExternal) continue;
      const name = `${method.flags.isStatic ? one.name : one.name.toLowerCase()}.${method.name}`;
      if (method.kindOf(ReflectionKind.Method)) lines.push(`#### ${name}`, described(method, name));
    }
  }
  for (const one of functions) lines.push(`### ${one.name}`, described(one, one.name));
  const named = [...values, ...types].map(
    (one) =>
      `- \`${one.name}\`${text(one.comment?.summary) && `: ${text(one.comment?.summary).split('\n\n')[0]?.replaceAll('\n', ' ')}`}`,
  );
  if (named.length > 0) lines.push('### Values and types', named.join('\n'));
  return lines.join('\n\n');
}

const app = await Application.bootstrap({
  entryPoints: Object.values(entries).map((path) => join(root, path)),
  tsconfig: join(root, 'tsconfig.json'),
  skipErrorChecking: true,
  logLevel: 'Error',
});
const project = await app.convert();
if (!project) throw new Error('The types could not be read.');
const modules = project.children ?? [];
const chapters = Object.entries(entries).map(([door, path]) => {
  // typedoc calls a module by its path from the folder that all have in common.
  const name = path.replace(/^src\//, '').replace(/(\/index)?\.ts$/, '');
  const module = modules.find((one) => one.name === name);
  if (!module) throw new Error(`${path} is not among ${modules.map((one) => one.name)}.`);
  return chapter(door, module);
});
const intro = `# Library reference

Made from the types by \`node scripts/reference.mjs\`. Every example is run by the tests. How it hangs together: [Embedding the engine](library.md). Where an example says \`cup\` and not what it is, it begins with this:

\`\`\`ts
${cup}
\`\`\``;
writeFileSync(join(root, 'docs/reference.md'), `${[intro, ...chapters].join('\n\n')}\n`);

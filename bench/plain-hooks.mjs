import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const { code } = await transform(text, { loader: url.endsWith('x') ? 'tsx' : 'ts', format: 'esm', target: 'node20' });
  return { format: 'module', source: code, shortCircuit: true };
}

// node --import ./bench/plain.mjs PROGRAM.ts: the sources as the build runs them. tsx also writes every function's name
// down each time one is made, which costs what is measured here.
import { register } from 'node:module';

register('./plain-hooks.mjs', import.meta.url);

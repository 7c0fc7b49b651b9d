import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

const latin = (sign: string) => /[\p{Script=Latin}\p{N}\p{P}]/u.test(sign);

test.each([
  ['Spring Cup', 'Spring Cup'],
  ['🏆 Spring Cup 🏆', 'Spring Cup'],
  ['👩‍💻 Spring ❤️ Cup', 'Spring Cup'],
  ['春のトーナメント Cup 2026', '… Cup 2026'],
  ['春のトーナメント', ''],
  ['🏆', ''],
])('[DK-27] of %s the preview draws what its fonts have: %s', (text, drawn) =>
  expect(drawableText(text, latin)).toBe(drawn),
);

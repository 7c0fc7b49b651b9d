import { expect, test } from 'vitest';
import { settle } from '../operations/options.ts';
import { basePathOf, withoutBase } from './base-path.ts';

test.each([
  ['https://club.example', ''],
  ['https://club.example/', ''],
  ['https://club.example/tiltyard', '/tiltyard'],
  ['https://club.example/our/cup-2/', '/our/cup-2'],
])('the base of %s is “%s”', (publicUrl, base) => {
  const settled = settle({ publicUrl }, {}).publicUrl;
  expect(settled).toBe(publicUrl.replace(/\/$/, ''));
  expect(basePathOf(settled)).toBe(base);
});

test.each([
  ['/tiltyard', '/'],
  ['/tiltyard/', '/'],
  ['/tiltyard?a=/tiltyard', '/?a=/tiltyard'],
  ['/tiltyard/t/abc?b=1', '/t/abc?b=1'],
  ['/tiltyards', '/tiltyards'],
  ['/t/tiltyard', '/t/tiltyard'],
  ['/readyz', '/readyz'],
])('%s is asked for as %s', (url, path) => {
  expect(withoutBase('/tiltyard')({ url })).toBe(path);
});

import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['ines', 'Inès'],
  ['grossmann', 'Großmann'],
  ['GROSSMANN', 'Großmann'],
  ['kjaergaard', 'Søren Kjærgaard'],
  ['soren', 'Søren'],
  ['lukasz', 'Łukasz'],
  ['dordevic', 'Đorđević'],
  ['thorvaldsen', 'Þorvaldsen'],
  ['isik', 'Işık'],
  ['istanbul', 'İstanbul'],
  ["o'brien", 'O’Brien'],
  ['jose', 'José'],
  ['ø', 'Søren'],
  ['木村', '木村 花'],
])('[DK-11] “%s” finds %s', (typed, name) => {
  expect(plainName(name)).toContain(plainName(typed));
});

test('[DK-11] a name typed in full is itself', () => {
  expect(plainName('Inès')).toBe(plainName('Inés'));
  expect(plainName('Ana')).not.toBe(plainName('Anna'));
});

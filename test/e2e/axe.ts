import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the colours of a page decide; all else is the same by day and by night. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Rules whose findings are never more than moderate would be run for nothing: a third of the time. */
const lesserRules = `Object.fromEntries(
  window.axe._audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => [id, { enabled: false }]),
)`;

/**
 * DK-20: what axe finds serious or critical, in words. Evaluated from outside, so that the page's own policy stays as it
 * is. `onlyColours`: of a page that was looked at in its other colours just before.
 */
export async function seriousProblems(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const which = onlyColours ? `runOnly: ${JSON.stringify(ofColours)}` : `rules: ${lesserRules}`;
  const violations = (await page.evaluate(
    `window.axe.run(document, { resultTypes: ['violations'], ${which} }).then((found) => found.violations)`,
  )) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpeechProvider } from '../words.ts';
import { Switch } from './switch.tsx';

// What a browser has, and Node 20 has not.
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([true, false])('[DK-20] a switch has its name and says whether it is on: %s', (on) => {
  const html = renderToStaticMarkup(
    <SpeechProvider>
      <Switch label="Players report" on={on} onChange={() => undefined} />
    </SpeechProvider>,
  );
  const [, named] = /<label for="([^"]+)">Players report</.exec(html) ?? [];
  const [input = ''] = /<input[^>]*>/.exec(html) ?? [];
  expect(input).toContain(`id="${named}"`);
  expect(input).toContain(`role="switch" aria-checked="${on}"`);
  expect(/checked=""/.test(input)).toBe(on);
});

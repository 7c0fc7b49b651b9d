import { type Browser, chromium } from 'playwright-core';

/**
 * What Chromium does without. A later list replaces an earlier one, so this one repeats what Playwright turns off, and adds
 * the two pages that belong to the address bar: nobody sees them, and they are loaded with every window, for two fifths of
 * the processor time of a visit.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** The one of the tests, which may be the shell without windows. */
const chosen = (): string => process.env.TILTYARD_CHROMIUM || '/usr/bin/chromium';

/** A browser for which this machine is the whole world; `names` lead to it, too. */
export const launchChromium = (names: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: chosen(),
    // Where the system has no language the shell would offer one that is no language.
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      `--disable-features=${withoutFeatures.join()}`,
      `--host-resolver-rules=${names.map((name) => `MAP ${name} 127.0.0.1, `).join('')}MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  });

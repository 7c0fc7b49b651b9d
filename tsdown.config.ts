import { existsSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';

/** Worker threads are started from a file of their own, so each needs a line here. */
const programs = {
  main: 'src/cli/main.ts',
  'simulate-worker': 'src/cli/simulate-worker.ts',
  'workshop-worker': 'src/server/workshop/worker.ts',
  'store-writer': 'src/store/writer-worker.ts',
};

const present = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path)));

const builds: UserConfig[] = [
  {
    entry: present(programs),
    outDir: 'dist/cli',
    platform: 'node',
    dts: false,
    sourcemap: true,
    // Advice about slow plugins, which comes and goes with how busy the machine is.
    inputOptions: { checks: { pluginTimings: false } },
    // Link previews are drawn with them.
    copy: [{ from: 'src/server/pictures/fonts', to: 'dist/cli' }],
    outExtensions: () => ({ js: '.js' }),
  },
];

export default defineConfig(builds.filter(({ entry }) => Object.keys(entry ?? {}).length > 0));

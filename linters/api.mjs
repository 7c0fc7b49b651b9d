// npm run lint-api: what spectral says of the description of the API.
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { serve } from '../src/server/index.ts';

const linter = new spectral.Spectral();
linter.setRuleset({
  extends: [[rulesets.oas, 'recommended']],
  rules: {
    // Whoever runs the server is the one to ask, and its description is made before it knows of them.
    'info-contact': 'off',
    // The summary says it; a second sentence stands only where there is more to say.
    'operation-description': 'off',
  },
});

const server = await serve({ host: '127.0.0.1', port: 0, db: 'memory:', quiet: true });
const description = await (await fetch(`${server.url}/api/openapi.json`)).json();
await server.close();
const found = await linter.run(description);
for (const { code, message, path, severity } of found) {
  console.log(`${severity === 0 ? 'error' : 'warning'} ${String(code)} at ${path.join('.')}: ${message}`);
}
console.log(`spectral: ${found.length} ${found.length === 1 ? 'problem' : 'problems'}`);
process.exitCode = found.length === 0 ? 0 : 1;

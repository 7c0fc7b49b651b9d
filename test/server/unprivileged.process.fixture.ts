import { runCli } from '../../src/cli/program.ts';
import { processTerminal } from '../../src/cli/terminal.ts';
import '../../src/server/index.ts';
import { sqliteDriver } from '../../src/store/sqlite-file.ts';

// Tries to serve each of the databases, as someone to whom the modes of files apply, and prints exit codes and messages.
sqliteDriver();
const NOBODY = 65_534;
if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
for (const db of process.argv.slice(2)) {
  let output = '';
  const terminal = {
    ...processTerminal(),
    err: (text: string) => {
      output += text;
    },
  };
  const code = await runCli(['serve', '--host', '127.0.0.1', '--port', '0', '--db', `sqlite:${db}`], terminal);
  process.stdout.write(`${JSON.stringify({ code, said: output.trim() })}\n`);
}

import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';
import { VARIABLES } from './variables.ts';

// Before the site is loaded: stacks in the log then name the lines of the sources.
process.setSourceMapsEnabled(true);

await runCommand({
  name: 'node dist/server/server.js',
  about: 'Serves the site that npm run build made, until SIGTERM. See docs/operations.md.',
  variables: VARIABLES,
  async start() {
    const { startServer } = await import('./start-server.ts');
    await startServer(fileURLToPath(new URL('../client', import.meta.url)));
  },
});

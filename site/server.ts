import { fileURLToPath } from 'node:url';
import { runCommand } from './server/run-command.ts';
import { VARIABLES } from './server/variables.ts';

// Both before the site is loaded. Stacks in the log name the lines of the sources; and React asks
// when it is loaded whether this is production, where it is several times faster.
process.setSourceMapsEnabled(true);
process.env['NODE_ENV'] ||= 'production';

await runCommand({
  name: 'node dist/server/server.js',
  about: 'Serves the site that npm run build made, until SIGTERM. See docs/operations.md.',
  variables: VARIABLES,
  async start() {
    const { startServer } = await import('./server/start-server.ts');
    await startServer({
      clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
      serverFolder: fileURLToPath(new URL('.', import.meta.url)),
    });
  },
});

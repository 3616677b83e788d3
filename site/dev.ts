import { serveSources } from './dev/serve-sources.ts';
import { DEFAULT_PORT, wholeNumberIn } from './environment.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run dev: the site, the playground and the previews from their sources, with the reference backend behind
them. What is saved shows at once: components, styles, fixtures. It listens on this machine only.

  PORT   the port to listen on; ${DEFAULT_PORT}, 0 for any free one`;

await runCommand({ usage: USAGE, portVariable: 'PORT', start });

async function start(): Promise<void> {
  const address = await serveSources(wholeNumberIn(process.env, 'PORT') ?? DEFAULT_PORT);
  console.log(`Vitrine is ready for changes: ${address}/en/individuals`);
  console.log(`Playground: ${address}/playground/ - scenarios: ${address}/preview/`);
}

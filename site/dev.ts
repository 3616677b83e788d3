import { serveSources } from './dev/serve-sources.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { DEFAULT_PORT, wholeNumberIn } from './environment.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run dev: the site, the playground and the previews from their sources, with the reference backend behind
them. What is saved shows at once: components, styles, fixtures. It answers to names of this machine only.

  PORT   the port to listen on; ${DEFAULT_PORT}, 0 for any free one
  HOST   the address to listen on, and a name that it answers to; 127.0.0.1
  VITRINE_ALLOWED_HOSTS   more names that it answers to, with commas between them`;

await runCommand({ usage: USAGE, portVariable: 'PORT', start });

async function start(): Promise<void> {
  const address = await serveSources({
    port: wholeNumberIn(process.env, 'PORT') ?? DEFAULT_PORT,
    hostname: process.env['HOST'] || '127.0.0.1',
    allowedHosts: readAllowedHosts(process.env),
  });
  console.log(`Vitrine is ready for changes: ${address}/en/individuals`);
  console.log(`Playground: ${address}/playground/ - scenarios: ${address}/preview/`);
}

import { serveSources } from './dev/serve-sources.ts';
import { serveCdn, serveDelivery } from './local/local-hosts.ts';
import { readAllowedHosts } from './server/allowed-hosts.ts';
import { readVariables } from './server/read-variables.ts';
import { runCommand } from './server/run-command.ts';
import { getPlaygroundAddress, READ_ONLY_VARIABLE, readSaving } from './save/saving.ts';
import { readTrace } from './trace/print-traces.ts';
import {
  CDN_PORT_VARIABLE,
  DELIVERY_PORT_VARIABLE,
  DEFAULT_PORT,
  LOOPBACK,
  TRACE_VARIABLE,
} from './server/variables.ts';

await runCommand({
  name: 'npm run dev',
  about:
    'Serves the site, the playground and the previews from their sources, with the reference backend behind them. What is saved shows at once: components, styles, fixtures. It answers to names of this machine only.',
  variables: [
    { name: 'PORT', about: 'Where to listen; 0 for any free port.', default: DEFAULT_PORT },
    CDN_PORT_VARIABLE,
    DELIVERY_PORT_VARIABLE,
    { name: 'HOST', about: 'The address to listen on.', default: LOOPBACK },
    {
      name: 'VITRINE_ALLOWED_HOSTS',
      about: 'More names that it answers to, with commas between them.',
    },
    READ_ONLY_VARIABLE,
    TRACE_VARIABLE,
  ],
  start,
});

async function start(): Promise<void> {
  const reader = readVariables(process.env);
  const port = reader.port('PORT', DEFAULT_PORT);
  const cdnPort = reader.port(CDN_PORT_VARIABLE.name, undefined);
  const deliveryPort = reader.port(DELIVERY_PORT_VARIABLE.name, undefined);
  const hostname = reader.text('HOST', LOOPBACK);
  const allowedHosts = readAllowedHosts(process.env, reader.refuse);
  const saving = readSaving(reader, hostname);
  const hasTraces = readTrace(reader);
  reader.finish();

  const cdnHost = await serveCdn({ folder: 'fixtures/cdn', port: cdnPort, hostname });
  const deliveryHost = await serveDelivery({ fixtures: 'fixtures', port: deliveryPort, hostname });
  const hosts = { cdnHost, deliveryHost };
  const address = await serveSources({ port, hostname, allowedHosts, saving, hasTraces, ...hosts });
  console.log(`Vitrine is ready for changes: ${address}/en/individuals`);
  console.log(
    `Playground: ${getPlaygroundAddress(address, saving)} - scenarios: ${address}/preview/`,
  );
  console.log(`Modules: ${cdnHost} - offers: ${deliveryHost}`);
}

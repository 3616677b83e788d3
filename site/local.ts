import { runCommand } from './server/run-command.ts';
import { READ_ONLY_VARIABLE } from './save/saving.ts';
import {
  CDN_PORT_VARIABLE,
  DELIVERY_PORT_VARIABLE,
  DEFAULT_PORT,
  LOOPBACK,
  PICTURES_VARIABLE,
  TRACE_VARIABLE,
} from './server/variables.ts';

// Before the site is loaded: React asks then whether this is production.
process.env['NODE_ENV'] ||= 'production';

await runCommand({
  name: 'npm start',
  about: 'Builds the site, then serves it with the reference backend behind it, on one port.',
  variables: [
    { name: 'PORT', about: 'Where to listen; 0 for any free port.', default: DEFAULT_PORT },
    CDN_PORT_VARIABLE,
    DELIVERY_PORT_VARIABLE,
    { name: 'HOST', about: 'The address to listen on.', default: LOOPBACK },
    {
      name: 'VITRINE_ALLOWED_HOSTS',
      about: 'Names beside those of this machine that it answers to, with commas between.',
    },
    {
      name: 'VITRINE_DRAIN_MS',
      about: 'How long /readyz says 503 before the doors close, in ms.',
      default: 0,
    },
    READ_ONLY_VARIABLE,
    PICTURES_VARIABLE,
    TRACE_VARIABLE,
  ],
  async start() {
    const { startLocal } = await import('./local/start-local.ts');
    await startLocal(import.meta.url);
  },
});

import { Hono } from 'hono';
import { serveUntilStopped } from '#site/server/serve-until-stopped.ts';

/** The least that a server can do to answer with a page: it sends bytes that it has. */
const path = process.env['PAGE'] ?? '';
const response = await fetch(path);
const bytes = new Uint8Array(await response.arrayBuffer());
const headers = Object.fromEntries(response.headers);
delete headers['transfer-encoding'];
const app = new Hono();
app.all('*', () => new Response(bytes, { headers }));
const readiness = { isReady: true };
const address = await serveUntilStopped(app, {
  port: 0,
  hostname: '127.0.0.1',
  readiness,
  drainMs: 0,
});
console.log(address);

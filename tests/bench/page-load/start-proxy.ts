import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ONE_TASK, ONE_TASK_SCRIPT } from './variants.ts';

export interface Proxy {
  readonly address: string;
  readonly stop: () => void;
}

/** Of a connection or of an encoding, so that they are not the next one's. */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
];

/**
 * Stands in front of a site and changes its documents. All it answers goes the same way, so that two proxies with
 * different changes differ in nothing else.
 */
export async function startProxy(origin: string, change: (html: string) => string): Promise<Proxy> {
  const server = createServer((request, response) => {
    if (request.url === ONE_TASK) {
      send(response, { 'content-type': 'text/javascript' }, ONE_TASK_SCRIPT);
      return;
    }
    void forward(`${origin}${request.url}`, request.headers, response, change);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(
  url: string,
  { accept = '*/*' }: IncomingHttpHeaders,
  response: ServerResponse,
  change: (html: string) => string,
): Promise<void> {
  const answer = await fetch(url, { headers: { accept }, redirect: 'manual' });
  const headers = Object.fromEntries(answer.headers);
  for (const name of OWN_HEADERS) delete headers[name];
  response.statusCode = answer.status;
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html')) send(response, headers, change(await answer.text()));
  else send(response, headers, Buffer.from(await answer.arrayBuffer()), isText(type));
}

function isText(type: string): boolean {
  return /^text\/|javascript|json|svg/.test(type);
}

/** Compresses what can be, as every site does. */
function send(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  compresses = true,
): void {
  const bytes = compresses ? gzipSync(body, { level: 9 }) : Buffer.from(body);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (compresses) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}

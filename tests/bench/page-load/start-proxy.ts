import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ONE_TASK, ONE_TASK_SCRIPT } from './variants.ts';

export interface Proxy {
  readonly address: string;
  readonly stop: () => void;
}

/**
 * These headers belong to one connection or encoding, so they are not passed on to the next one.
 */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
];

export interface ProxyOptions {
  /** Texts of scripts that the site does not have, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** True where documents may run and call what the site's policy does not know. */
  readonly withoutPolicy?: boolean;
}

/**
 * Stands in front of a site and changes its documents. All it answers goes the same way, so that
 * two proxies with different changes differ in nothing else.
 */
export async function startProxy(
  origin: string,
  change: (html: string) => string,
  { files = OWN_FILES, withoutPolicy = false }: ProxyOptions = {},
): Promise<Proxy> {
  const dropped = withoutPolicy ? [...OWN_HEADERS, 'content-security-policy'] : OWN_HEADERS;
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (file !== undefined) {
      send(response, { 'content-type': 'text/javascript' }, file);
      return;
    }
    const { accept = '*/*' } = request.headers;
    void fetch(`${origin}${request.url}`, { headers: { accept }, redirect: 'manual' }).then(
      (answer) => forward(answer, response, { change, dropped }),
    );
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

const OWN_FILES = { [ONE_TASK]: ONE_TASK_SCRIPT };

interface ForwardOptions {
  readonly change: (html: string) => string;
  readonly dropped: readonly string[];
}

async function forward(
  answer: Response,
  response: ServerResponse,
  { change, dropped }: ForwardOptions,
): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  for (const name of dropped) delete headers[name];
  const type = headers['content-type'] ?? '';
  const isDocument = type.startsWith('text/html');
  response.statusCode = answer.status;
  send(response, headers, isDocument ? change(await answer.text()) : await bytesOf(answer));
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

function isText(type: string): boolean {
  return /^text\/|javascript|json|svg/.test(type);
}

/** Compresses what can be, as every site does. */
function send(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): void {
  const compresses = isText(headers['content-type'] ?? '');
  const bytes = compresses ? gzipSync(body, { level: 9 }) : Buffer.from(body);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (compresses) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}

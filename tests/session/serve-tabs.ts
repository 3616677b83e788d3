import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  createBackend,
  createFaultInjection,
  createTokenIssuer,
  createMemoryStore,
  type FaultInjection,
  type IssuedTokens,
} from '#fixtures/backend';
import { countTokens } from './count-tokens.ts';
import { bundlePage } from './page/bundle-page.ts';

const HOST = '127.0.0.1';

const images = async () => undefined;
const XSRF_TOKEN = 'made-for-this-window';

/** A request to the log-in service, and what became of it. */
export interface TokenCall {
  /** The time by the clock of the machine, in milliseconds. */
  readonly at: number;
  /** 0 as long as there is no answer; a caller that leaves gets none. */
  readonly status: () => number;
}

/** A request as it came. */
export interface SeenRequest {
  readonly path: string;
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
}

export interface TabsServer {
  readonly origin: string;
  readonly begin: number;
  readonly faultInjection: FaultInjection;
  readonly requests: readonly SeenRequest[];
  readonly calls: readonly TokenCall[];
  /** The most requests for tokens that were open at one moment. */
  readonly mostOpen: () => number;
  /** Every token that anybody was ever given. */
  readonly issued: readonly string[];
  readonly logIn: (profileId: string) => IssuedTokens;
  readonly stop: () => void;
}

/**
 * Serves the test page, some files of it, and the log-in service of the reference backend, on one
 * port.
 */
export async function serveTabs(): Promise<TabsServer> {
  const script = await bundlePage();
  const begin = Date.now();
  const requests: SeenRequest[] = [];
  const issued: string[] = [];
  const tokens = createTokenIssuer({ createToken: countTokens() });
  const noted = <Tokens extends IssuedTokens | undefined>(given: Tokens): Tokens => {
    if (given) issued.push(given.accessToken, given.refreshToken);
    return given;
  };
  const issuer = {
    ...tokens,
    issue: (id: string) => noted(tokens.issue(id)),
    renew: (refreshToken: string) => noted(tokens.renew(refreshToken)),
  };
  const faultInjection = createFaultInjection();
  const store = createMemoryStore({});
  const backend = createBackend({ store, images, faultInjection, tokens: issuer });
  const ask = getRequestListener(backend.fetch, { overrideGlobalObjects: false });
  const files = filesOf(begin, script);
  const watch = watchCalls();

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', `http://${HOST}`).pathname;
    const { cookie, authorization } = request.headers;
    requests.push({ path, cookie, authorization });
    const found = files.get(path);
    if (found) return void response.writeHead(200, found.headers).end(found.text);
    if (path === '/oauth2/token') watch.see(request, response);
    return void ask(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${port}`,
    begin,
    faultInjection,
    requests,
    calls: watch.calls,
    mostOpen: watch.mostOpen,
    issued,
    logIn: issuer.issue,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function watchCalls() {
  const calls: TokenCall[] = [];
  let open = 0;
  let mostOpen = 0;
  return {
    calls,
    mostOpen: () => mostOpen,
    see(_: IncomingMessage, response: ServerResponse) {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      calls.push({
        at: Date.now(),
        status: () => (response.writableFinished ? response.statusCode : 0),
      });
      response.once('close', () => (open -= 1));
    },
  };
}

interface File {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

function filesOf(begin: number, script: string): ReadonlyMap<string, File> {
  const page = `<!doctype html><html lang="en" data-begin="${begin}"><title>A tab</title>
<link rel="stylesheet" href="/page.css"><link rel="icon" href="data:,">
<script type="module" src="/page.js"></script><img alt="" src="/picture.svg">`;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const cookie = `XSRF-TOKEN=${XSRF_TOKEN}; Path=/; SameSite=Lax`;
  return new Map([
    ['/', file('text/html', page, { 'set-cookie': cookie })],
    ['/page.js', file('text/javascript', script)],
    ['/page.css', file('text/css', 'html { color: black }')],
    ['/picture.svg', file('image/svg+xml', drawing)],
  ]);
}

function file(type: string, text: string, headers = {}): File {
  return { text, headers: { 'content-type': type, 'cache-control': 'no-store', ...headers } };
}

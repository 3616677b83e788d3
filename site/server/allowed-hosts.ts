import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { cutText } from '#schemas/content/cut-text.ts';

/** This machine, by the names that no name server can give to another one. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Addresses to listen on that are no names of a host. */
const ANY_ADDRESS = new Set(['0.0.0.0', '[::]']);

const MAX_SHOWN_LENGTH = 100;

/**
 * Reads the names beside its own that a local server answers to: HOST and VITRINE_ALLOWED_HOSTS. A
 * value that is no name of a host is refused in a sentence.
 */
export function readAllowedHosts(
  variables: NodeJS.ProcessEnv,
  refuse: (mistake: string) => void,
): readonly string[] {
  const host = hostnameOf(bracketed(variables['HOST'] ?? ''));
  const names = (variables['VITRINE_ALLOWED_HOSTS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const own = host && !ANY_ADDRESS.has(host) ? [host] : [];
  return [...own, ...names.flatMap((name) => readName(name, refuse))];
}

/**
 * Returns true if a Host header names this machine, or one of the allowed hosts. A page from
 * elsewhere whose name server says, a moment later, that it is at 127.0.0.1 would else be of the
 * same origin as this server, and read all it says.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const hostname = hostnameOf(header ?? '');
  return hostname !== undefined && (LOOPBACK.test(hostname) || allowed.includes(hostname));
}

/** Refuses requests under any other name. */
export function refuseOtherHosts(allowed: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host');
    // A request may name its host in its first line as well.
    const { host: named } = new URL(context.req.url);
    if (isAllowedHost(host, allowed) && isAllowedHost(named, allowed)) return next();
    return context.text(refusalOf(host), 403, { 'cache-control': 'no-store' });
  };
}

/** Refuses such requests before a listener of Node's. */
export function guardListener(
  allowed: readonly string[],
  listener: RequestListener,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { host } = request.headers;
    if (isAllowedHost(host, allowed)) {
      listener(request, response);
      return;
    }
    response.writeHead(403, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(refusalOf(host));
  };
}

/**
 * Refuses sockets under any other name that a server is asked to open. To be called before anybody
 * else listens.
 */
export function guardUpgrades(server: Server, allowed: readonly string[]): void {
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isAllowedHost(request.headers.host, allowed)) return;
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    socket.destroy();
  });
}

function refusalOf(host = ''): string {
  const name = JSON.stringify(cutText(host, MAX_SHOWN_LENGTH));
  return `This server does not answer to the name ${name}. If it is a name of this machine, add it to VITRINE_ALLOWED_HOSTS and start again.`;
}

/** A name as browsers write it; none where it is not the name of a host and no more. */
function readName(name: string, refuse: (mistake: string) => void): string[] {
  const hostname = hostnameOf(bracketed(name));
  const isBare = hostname === bracketed(name).toLowerCase();
  if (hostname && isBare && !hostname.includes('*')) return [hostname];
  refuse(
    `VITRINE_ALLOWED_HOSTS holds "${name}". Give names of hosts with commas between them, without scheme and port, such as vitrine.test.`,
  );
  return [];
}

/** The host of a Host header as a browser writes it, without port; undefined where it is none. */
function hostnameOf(header: string): string | undefined {
  if (header === '' || /[\s/?#@\\,]/.test(header)) return undefined;
  return URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '');
}

/** An IPv6 address has brackets in a header, and none in HOST. */
function bracketed(name: string): string {
  return /^[\da-f]*:[\da-f:.]*:[\da-f.:]*$/i.test(name) ? `[${name}]` : name;
}

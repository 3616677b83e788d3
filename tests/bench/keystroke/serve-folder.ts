import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  ttf: 'font/ttf',
};

/** Serves the files of a folder, and for everything else one document. */
export async function serveFolder(folder: string, document: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
    if (!type) {
      response.setHeader('content-type', 'text/html').end(document);
      return;
    }
    readFile(`${folder}${pathname}`).then(
      (body) => response.setHeader('content-type', type).end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => void server.close(),
  };
}

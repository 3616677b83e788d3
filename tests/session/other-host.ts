import { serveOnLoopback } from '../serve-on-loopback.ts';

/** Holds the requests to a host that is none of ours: head and body, as text. */
export interface OtherHost {
  readonly port: number;
  readonly heard: readonly string[];
}

/** Starts a server that answers anything to anybody, and keeps all that it is told. */
export async function startOtherHost(): Promise<OtherHost> {
  const heard: string[] = [];
  const { origin } = await serveOnLoopback((request, response) => {
    const parts: string[] = [`${request.method} ${request.url}`, ...request.rawHeaders];
    const index = heard.push(parts.join('\n')) - 1;
    request.on('data', (part: Buffer) => {
      heard[index] += `\n${part.toString()}`;
    });
    request.on('end', () => {
      // Whatever a browser asks first whether it may send, it may.
      const headers = {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': 'authorization, x-user-inactivity, x-xsrf-token',
        'access-control-allow-credentials': 'true',
      };
      response.writeHead(200, headers).end('{"access_token":"of-a-thief","expires_in":300}');
    });
  });
  return { port: Number(new URL(origin).port), heard };
}

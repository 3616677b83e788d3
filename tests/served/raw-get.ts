import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came over the wire, compressed or not. */
  readonly body: Buffer;
  readonly text: string;
}

export interface RawGetOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for exactly this path: nothing is put right, followed, or unpacked. */
export function rawGet(
  address: string,
  path: string,
  { method = 'GET', headers = {} }: RawGetOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      buffer(answer).then(
        (body) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body,
            text: body.toString('utf8'),
          }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

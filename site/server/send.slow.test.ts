import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from '#tests/collect-garbage.ts';
import { serveOnLoopback } from '#tests/serve-on-loopback.ts';
import { send } from './send.ts';

test.each<[string, (answer: Response) => Response]>([
  ['an answer', (answer) => answer],
  ['a copy of one', (answer) => answer.clone()],
])('%s that is given up while it is read leaves the service, also later on', async (_, toRead) => {
  const left = Promise.withResolvers<'left'>();
  const { origin } = await serveOnLoopback((_request, response) => {
    response.write('a piece of it');
    void once(response, 'close').then(() => left.resolve('left'));
  });
  const caller = new AbortController();
  const reader = await readerOf(toRead, send(new Request(origin, { signal: caller.signal })));
  await reader.read();
  const rest = reader.read().catch((error: unknown) => error);
  for (let round = 0; round < 2; round += 1) {
    await nextTurn();
    collectGarbage();
  }

  caller.abort(new Error('nobody waits any more'));

  expect(await left.promise).toBe('left');
  expect(await rest).toEqual(new Error('nobody waits any more'));
});

/** In a function of its own, so that nothing else is kept here. */
async function readerOf(toRead: (answer: Response) => Response, sent: Promise<Response>) {
  const { body } = toRead(await sent);
  if (!body) throw new Error('There is nothing to read.');
  return body.getReader();
}

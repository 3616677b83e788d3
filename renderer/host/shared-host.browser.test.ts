import { expect, onTestFinished, test } from 'vitest';
import { createSharedHost } from './shared-host.ts';

/** Another document of the same site, as a second tab is. */
function openWindow(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  // The window of a frame has what every window has, whatever the types say.
  return contentWindow as Window & typeof globalThis;
}

const keysOf = (notes: ReadonlyMap<string, unknown>) => [...notes.keys()];

/** Empties the database of all documents. */
async function empty(): Promise<void> {
  await createSharedHost(window).records.change((notes) => ({ drop: keysOf(notes) }));
}

test('CA-022 what one document stores another finds, and what it changes follows from all of it', async () => {
  await empty();
  onTestFinished(empty);
  const { records } = createSharedHost(window);
  const other = createSharedHost(openWindow()).records;
  const bytes = new Uint8Array([1, 2, 3]);
  const seen: unknown[] = [];

  await records.change(() => ({
    drop: [],
    put: { key: 'a', note: { size: 3 }, value: { bytes } },
  }));
  await Promise.all([
    records.change(() => ({ drop: [], put: { key: 'b', note: 1, value: 1 } })),
    other.change((notes) => {
      seen.push(...notes);
      return { drop: ['a'], put: { key: 'c', note: 2, value: 2 } };
    }),
  ]);

  expect(seen).toContainEqual(['a', { size: 3 }]);
  expect(await Promise.all(['a', 'b', 'c'].map(other.get))).toEqual([undefined, 1, 2]);
});

test('CA-022 where a document may not store, its database rejects and throws nothing', async () => {
  const { records } = createSharedHost({
    ...Object.fromEntries(
      ['addEventListener', 'BroadcastChannel'].map((name) => [name, Reflect.get(window, name)]),
    ),
    navigator: window.navigator,
    get indexedDB(): IDBFactory {
      throw new DOMException('off', 'SecurityError');
    },
  } as unknown as Window & typeof globalThis);

  await expect(records.get('a')).rejects.toThrow('off');
});

test('CA-011 a message reaches the other documents alone', async () => {
  const one = createSharedHost(window).channel;
  const other = createSharedHost(openWindow()).channel;
  const heard: unknown[] = [];
  const arrived = Promise.withResolvers<unknown>();
  one.listen((message) => heard.push(message));
  other.listen(arrived.resolve);

  one.post({ urls: ['/a'], expression: /a/g });

  expect(await arrived.promise).toEqual({ urls: ['/a'], expression: /a/g });
  expect(heard).toEqual([]);
});

test('CA-011 a page that comes back out of the back-forward cache may have missed some, and hears the next', async () => {
  const one = createSharedHost(window).channel;
  const restored = openWindow();
  const heard: unknown[] = [];
  const next = Promise.withResolvers<void>();
  createSharedHost(restored).channel.listen((message) => {
    heard.push(message);
    if (message === 'next') next.resolve();
  });

  restored.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  one.post('missed');
  restored.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  one.post('next');
  await next.promise;

  expect(heard).toEqual([undefined, 'next']);
});

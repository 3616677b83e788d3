import { expect, onTestFinished, test } from 'vitest';
import type { registry as Registry } from '#registry';
import type { loadKitMessages as KitMessages } from './kit-messages.ts';

/** A window of its own, into which no test has loaded anything yet. */
async function openWindow() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const view = frame.contentWindow;
  if (!view) throw new Error('The frame has no window.');
  // Vitest rewrites `import()` to code that needs this property in every window.
  const runner = '__vitest_browser_runner__';
  Object.assign(view, { [runner]: Reflect.get(window, runner) });
  return {
    loadKitMessages: (await importInto(
      view,
      './kit-messages.ts',
      'loadKitMessages',
    )) as typeof KitMessages,
    registry: (await importInto(view, '../../index.ts', 'registry')) as typeof Registry,
    fetched: (folder: string) => fetchedBy(view, folder),
  };
}

/** Returns the export of that name from a module that another window loads. */
function importInto(view: Window, path: string, name: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  Object.assign(view, { resolve });
  const script = view.document.createElement('script');
  script.type = 'module';
  script.textContent = `import { ${name} } from '${new URL(path, import.meta.url)}'; resolve({ ${name} });`;
  view.document.body.append(script);
  return promise.then((module) => Reflect.get(Object(module), name));
}

/** Lists the message files below that folder that a window has fetched, in order. */
function fetchedBy(view: Window, folder: string): string[] {
  return view.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes(`/${folder}/locales/`))
    .map((path) => path.slice(path.lastIndexOf('/') + 1));
}

test('LO-008 LO-015 messages of the kit are fetched when their locale is asked for, and no others', async () => {
  const { loadKitMessages, fetched } = await openWindow();
  expect(fetched('kit/messages')).toEqual([]);

  await loadKitMessages('fr-BE');
  expect(fetched('kit/messages')).toEqual(['fr-BE.json']);

  await loadKitMessages('nl-BE');
  expect(fetched('kit/messages')).toEqual(['fr-BE.json', 'nl-BE.json']);

  await Promise.all([loadKitMessages('fr-BE'), loadKitMessages('fr-BE')]);
  expect(fetched('kit/messages')).toHaveLength(2);
});

test('LO-008 messages of the top bar are fetched when their locale is asked for, and no others', async () => {
  const { registry, fetched } = await openWindow();
  const topBar = registry.get('shell', 'top-bar');
  expect(fetched('shell/top-bar')).toEqual([]);

  const messages = await topBar?.messages?.('nl-BE');

  expect(messages).toHaveProperty('languages', 'Taal');
  expect(fetched('shell/top-bar')).toEqual(['nl-BE.json']);
});

test('LO-015 the registry alone fetches no messages of any entry', { tags: ['deep'] }, async () => {
  const { registry, fetched } = await openWindow();
  const withMessages = registry.entries.filter(({ messages }) => messages);

  expect(withMessages.length).toBeGreaterThan(1);
  expect(withMessages.flatMap(({ type }) => fetched(type))).toEqual([]);
});

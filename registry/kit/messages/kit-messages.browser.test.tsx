import { expect, test } from 'vitest';
import { registry } from '#registry';
import { kitMessages } from './kit-messages.ts';

/** Which message files below that folder the browser has fetched, in order. */
function fetched(folder: string): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes(`/${folder}/locales/`))
    .map((path) => path.slice(path.lastIndexOf('/') + 1));
}

test('LO-008 LO-015 messages of the kit are fetched when their locale is asked for, and no others', async () => {
  expect(fetched('kit/messages')).toEqual([]);

  await kitMessages('fr-BE');
  expect(fetched('kit/messages')).toEqual(['fr-BE.json']);

  await kitMessages('nl-BE');
  expect(fetched('kit/messages')).toEqual(['fr-BE.json', 'nl-BE.json']);

  await Promise.all([kitMessages('fr-BE'), kitMessages('fr-BE')]);
  expect(fetched('kit/messages')).toHaveLength(2);
});

test('LO-008 messages of the top bar are fetched when their locale is asked for, and no others', async () => {
  const topBar = registry.get('shell', 'top-bar');
  expect(fetched('shell/top-bar')).toEqual([]);

  const messages = await topBar?.messages?.('nl-BE');

  expect(messages).toHaveProperty('languages', 'Taal');
  expect(fetched('shell/top-bar')).toEqual(['nl-BE.json']);
});

test('LO-015 the registry alone fetches no messages of any entry', () => {
  const withMessages = registry.entries.filter(({ messages }) => messages);
  const others = withMessages.filter(({ type }) => type !== 'top-bar');

  expect(others.length).toBeGreaterThan(1);
  expect(others.flatMap(({ type }) => fetched(type))).toEqual([]);
});

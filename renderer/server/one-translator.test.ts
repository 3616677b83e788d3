import { expect, test } from 'vitest';
import { textEntry } from '../create-plan/sample-site.testing.ts';
import { htmlOf, pageOf, serverWith, withEntries } from './sample-server.testing.ts';

test('messages are loaded once for all visitors of a server, in each language', async () => {
  const loaded: string[] = [];
  const speaking = textEntry('speaking', {
    load: () =>
      Promise.resolve(({ messages }: { messages?: { hello: string } }) => messages?.hello),
    messages: (locale) => {
      loaded.push(locale);
      return Promise.resolve({ hello: `hello in ${locale}` });
    },
  });
  const server = serverWith(pageOf({ componentType: 'speaking', text: '' }), withEntries(speaking));
  const paths = ['/fr/one', '/en/one', '/fr/two', '/en/two'];

  const pages = await Promise.all(paths.map((path) => htmlOf(server.get(path))));
  pages.push(await htmlOf(server.get('/fr/three')));

  expect(pages.map((page) => /hello in [^<]+/.exec(page)?.[0])).toEqual([
    'hello in fr-BE',
    'hello in en-GB',
    'hello in fr-BE',
    'hello in en-GB',
    'hello in fr-BE',
  ]);
  expect(loaded.toSorted()).toEqual(['en-GB', 'fr-BE']);
});

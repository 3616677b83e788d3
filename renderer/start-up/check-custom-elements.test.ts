import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { checkCustomElements } from './create-start-up.ts';

/** Stands for a class, of which there is none to extend without a document. */
const classOf = () => (() => undefined) as unknown as CustomElementConstructor;
const Ours = classOf();
const OWN = new Map([['meridia-chat', Ours]]);

function checked(registered: ReadonlyMap<string, CustomElementConstructor> | undefined) {
  const host = createMemoryHost();
  const customElements = () =>
    registered && {
      get: (tag: string) => registered.get(tag) as CustomElementConstructor,
      define: () => undefined,
    };
  checkCustomElements(OWN, { ...host, customElements });
  return host.messages;
}

describe('the web-component compatibility setup', () => {
  test('ST-013 is wrong without a registry of custom elements', () => {
    expect(checked(undefined)).toEqual([
      {
        level: 'error',
        text: 'The web-component compatibility setup is wrong: no custom-element registry.',
      },
    ]);
  });

  test('ST-013 is wrong where another class stands under one of our tags', () => {
    expect(checked(new Map([['meridia-chat', classOf()]]))).toEqual([
      {
        level: 'error',
        text: 'The web-component compatibility setup is wrong: another class stands under the tag meridia-chat.',
      },
    ]);
  });

  test.each([
    ['our own class', new Map([['meridia-chat', Ours]])],
    ['nothing', new Map<string, CustomElementConstructor>()],
    ['a class under a tag of others', new Map([['other-chat', classOf()]])],
  ])('ST-013 is right with %s', (_, registered) => {
    expect(checked(registered)).toEqual([]);
  });

  test('is not asked for on a server', () => {
    const host = createMemoryHost();

    checkCustomElements(OWN, host);

    expect(host.messages).toEqual([]);
  });
});

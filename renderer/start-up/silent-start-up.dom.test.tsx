import { expect, test } from 'vitest';
import { createBrowserHost } from '../host/browser-host.ts';
import { createStartHost } from '../host/start-host.ts';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createContext } from '../services/context/index.ts';
import { createStartUp } from './index.ts';

const fail = () => {
  throw new Error('broken');
};

test('ST-014 a start-up in which everything fails shows a visitor nothing', async () => {
  document.body.innerHTML = '<main><h1>Save with us</h1></main>';
  const before = document.documentElement.outerHTML;
  const memory = createMemoryHost();
  const host = {
    ...createBrowserHost(window, createStartHost(window)),
    fetch: fail,
    after: memory.after,
    console: memory.console,
    customElements: () => undefined,
    setCookie: fail,
  };
  const startUp = createStartUp(
    {
      experience: { locales: [] },
      context: createContext(host),
      contextValues: {},
      bridge: fail,
      session: fail,
      consent: fail,
      deferred: fail,
    },
    host,
  );

  await startUp.start();
  await memory.clock.advance(2_000);
  startUp.dispose();

  expect(memory.messages.map(({ level }) => level)).toEqual(
    Array.from({ length: 8 }, () => 'error'),
  );
  expect(document.documentElement.outerHTML).toBe(before);
  document.body.replaceChildren();
});

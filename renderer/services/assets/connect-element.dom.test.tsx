import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createEvents } from '../events/index.ts';
import { connectElement } from './connect-element.ts';

/** A tag is taken for as long as there is a window. */
let tags = 0;

function connected(change: { readonly cdnHost?: string } = {}) {
  tags += 1;
  const tag = `connected-element-${tags}`;
  const module = Promise.withResolvers<Readonly<Record<string, unknown>>>();
  const urls: string[] = [];
  const told: unknown[] = [];
  const tasks: Promise<unknown>[] = [];
  const host = createMemoryHost({
    importModule({ url }) {
      urls.push(url);
      return module.promise;
    },
    customElements: () => customElements,
  });
  const events = createEvents(host);
  events.on('feature-event', (detail) => void told.push(detail));
  const element = document.createElement(tag);
  document.body.replaceChildren(element);
  const connection = connectElement(
    element,
    {
      name: 'sample',
      asset: { package: 'sample', version: '1.0.0', file: 'index.js', tag },
      element: { properties: ['amount'], events: ['changed'] },
      onTask: (task) => void tasks.push(task),
    },
    { host, events, report: () => {}, cdnHost: async () => change.cdnHost },
  );
  connection.setProperties({ amount: 5 });
  const arrive = () =>
    module.resolve({
      default: class extends HTMLElement {
        amount: unknown;
      },
    });
  return { element, connection, urls, told, tasks, arrive };
}

describe('an element that is connected', () => {
  test('AS-012 AS-015 has its module of the default host, or of that of the environment', async () => {
    const usual = connected();
    usual.arrive();
    await usual.connection.ready;
    const other = connected({ cdnHost: 'https://modules.meridia.test' });
    other.arrive();
    await other.connection.ready;

    expect(usual.urls).toEqual(['https://cdn.example.com/sample/1.0.0/esm/index.js']);
    expect(other.urls).toEqual(['https://modules.meridia.test/sample/1.0.0/esm/index.js']);
  });

  test('is given what was said before it was there', async () => {
    const { element, connection, arrive } = connected();

    arrive();
    await connection.ready;

    expect(element).toHaveProperty('amount', 5);
  });

  test('tells nothing once it is disconnected', async () => {
    const { element, connection, told, tasks, arrive } = connected();
    arrive();
    await connection.ready;
    element.dispatchEvent(new Event('changed'));

    connection.disconnect();
    element.dispatchEvent(new Event('changed'));
    const detail = { complete: Promise.resolve() };
    element.dispatchEvent(new CustomEvent('pending-task', { detail }));

    expect(told).toEqual([{ feature: 'sample', name: 'changed' }]);
    expect(tasks).toEqual([]);
  });

  test('that is gone before its module is there is given nothing', async () => {
    const { element, connection, arrive } = connected();

    connection.disconnect();
    arrive();
    await connection.ready;

    expect(element).not.toHaveProperty('amount', 5);
  });

  test('tells nothing of what bubbles up from others', async () => {
    const { element, connection, told, arrive } = connected();
    arrive();
    await connection.ready;
    const inner = document.createElement('p');
    element.append(inner);

    inner.dispatchEvent(new Event('changed', { bubbles: true }));

    expect(told).toEqual([]);
  });

  test('takes nothing but a promise for a task', async () => {
    const { element, connection, tasks, arrive } = connected();
    arrive();
    await connection.ready;

    for (const detail of [undefined, null, {}, { complete: 5 }, { complete: {} }]) {
      element.dispatchEvent(new CustomEvent('pending-task', { detail }));
    }

    expect(tasks).toEqual([]);
  });
});

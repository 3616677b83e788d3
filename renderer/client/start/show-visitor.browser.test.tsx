import { afterEach, expect, test } from 'vitest';
import type { DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { defineEntry } from '../../registry/entry.ts';
import type { ShellProps } from '../../registry/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { showVisitor } from './show-visitor.ts';

const PAGE = { appName: 'Test', session: 'signed-in' };

function Bar({ page, messages }: ShellProps<never>) {
  return (
    <header data-session={page.session} data-state="closed">
      <button type="button">{messages['menu']}</button>
      <b>{page.visitor?.username}</b>
    </header>
  );
}

const bar = defineEntry<ShellProps<never>>({
  kind: 'shell',
  type: 'bar',
  interactive: false,
  load: () => Promise.resolve(Bar),
  check: () => Promise.resolve({ check: () => [], shape: {} }),
});

/** A page as a server sends it to somebody who may be signed in. */
function serve(item: object): Element {
  const plan = {
    layout: 'default',
    decisions: { locale: 'en-GB' },
    messages: { 'shell:bar': { menu: 'Menu' } },
    slots: [{ name: 'top', items: [item] }],
  };
  document.body.innerHTML = `<div class="slot" data-type="bar" data-key="top/bar"><header data-session="signed-in"><button type="button">Menu</button><b></b></header></div>
    <script type="application/json" id="plan">${JSON.stringify(plan)}</script>`;
  return document.querySelector('header') ?? document.body;
}

function visitorOf(first: DisplayedVisitor | undefined) {
  const listeners = new Set<() => void>();
  let shown = first;
  const visitor: Visitor = {
    facts: () => ({
      session: shown ? 'authenticated' : 'unauthenticated',
      context: new Map(),
      ...(shown && { shown }),
    }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const become = (next: DisplayedVisitor | undefined) => {
    shown = next;
    listeners.forEach((listener) => listener());
  };
  return { visitor, become };
}

const SHOWN = { state: 'static', type: 'bar', key: 'top/bar', shown: { page: PAGE } };
const registry = createRegistry([bar]);

afterEach(() => document.body.replaceChildren());

test('a part that shows who is signed in is rendered once that is known, and what stands in it stays', async () => {
  const header = serve(SHOWN);
  const button = header.querySelector('button');
  button?.focus();

  await showVisitor(window, { visitor: visitorOf({ username: 'Nora' }).visitor, registry });

  expect(header.isConnected).toBe(true);
  expect(header.querySelector('b')?.textContent).toBe('Nora');
  expect(document.activeElement).toBe(button);
});

test('what scripts and the visitor have made of it stays', async () => {
  const header = serve(SHOWN);
  header.setAttribute('data-scrolled', '');
  header.setAttribute('data-state', 'opened');
  header.setAttribute('role', 'dialog');
  header.setAttribute('aria-modal', 'true');

  await showVisitor(window, { visitor: visitorOf({ username: 'Nora' }).visitor, registry });

  expect(header.querySelector('b')?.textContent).toBe('Nora');
  expect(header).toHaveAttribute('data-scrolled');
  expect(header).toHaveAttribute('data-state', 'opened');
  expect(header).toHaveAttribute('role', 'dialog');
});

test(
  'TB-040 it is rendered again when another profile becomes the active one',
  { tags: ['deep'] },
  async () => {
    const header = serve(SHOWN);
    const { visitor, become } = visitorOf({ username: 'Nora' });
    const stop = await showVisitor(window, { visitor, registry });

    become({ username: 'Nora of the bakery' });
    expect(header.textContent).toBe('MenuNora of the bakery');

    stop();
    become({ username: 'Somebody' });
    expect(header.textContent).toBe('MenuNora of the bakery');
  },
);

test('whoever turns out to be nobody is rendered as that', async () => {
  const header = serve(SHOWN);

  await showVisitor(window, { visitor: visitorOf(undefined).visitor, registry });

  expect(header).toHaveAttribute('data-session', 'anonymous');
});

test('a page for everybody stays as it is', async () => {
  const header = serve({ state: 'static', type: 'bar', key: 'top/bar' });

  await showVisitor(window, { visitor: visitorOf({ username: 'Nora' }).visitor, registry });

  expect(header.textContent).toBe('Menu');
});

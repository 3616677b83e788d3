import { useId, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import type { PlannedEntry, PlannedItem } from '../../plan/index.ts';
import type { LoadedCode } from '../../registry/index.ts';
import { createEvents } from '../../services/events/index.ts';
import { createHttp } from '../../services/http/index.ts';
import { createI18n, createTranslator } from '../../services/i18n/index.ts';
import { WithFailureText } from '../../view/failure-text.tsx';
import { Page, type LiveItems } from '../../view/index.ts';
import { createLiveItemStore } from './live-slot.tsx';
import { NO_MEASURE } from '../../services/measurement/index.ts';

const host = createMemoryHost();
const events = createEvents(host);
const platform = {
  locale: 'en-GB',
  host,
  events,
  http: createHttp({ origin: 'https://www.meridia.test', locale: 'en-GB' }, host),
  i18n: createI18n('en-GB', { translator: createTranslator(host.console), events }),
  measure: NO_MEASURE,
  report: () => {},
};

let rendered: string[] = [];

interface CardProps {
  readonly name: string;
  readonly picture?: boolean;
  readonly links?: readonly string[];
}

function Card({ name, picture, links = [] }: CardProps) {
  rendered.push(name);
  if (name === 'broken') throw new Error('no card today');
  return (
    <>
      {picture && <svg viewBox="0 0 1 1" className="picture" />}
      <h2 className={picture ? 'with-picture' : 'plain'}>{name}</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a href={`#${link}`}>{link}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Box({ children }: { readonly children?: ReactNode }) {
  rendered.push('box');
  return (
    <WithFailureText text={<em>gone</em>}>
      <section>{children}</section>
    </WithFailureText>
  );
}

function Photo({ name }: CardProps) {
  return (
    <picture key={name} className={name}>
      <source media="(width < 600px)" srcSet="data:,small" />
      <img alt={name} src="data:,large" />
    </picture>
  );
}

function WithHook({ name }: CardProps) {
  return <p id={useId()}>{name}</p>;
}

const code: LoadedCode = new Map(
  Object.entries<unknown>({ card: Card, box: Box, photo: Photo, hook: WithHook }).map(
    ([type, Component]) => [`component:${type}`, { Component: Component as () => null }],
  ),
);

const item = (
  key: string,
  props: Readonly<Record<string, unknown>> = { name: key },
  changes: Partial<PlannedEntry> = {},
): PlannedEntry => ({
  state: 'static',
  kind: 'component',
  type: 'card',
  key,
  pointer: '',
  props,
  ...changes,
});

const box = (...children: readonly PlannedItem[]) => item('box', {}, { type: 'box', children });

let root: Root;
let page: HTMLElement;
let live: LiveItems;
let errors: unknown[] = [];

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page, { onCaughtError: (error) => void errors.push(error) });
  live = createLiveItemStore();
  rendered = [];
  errors = [];
});
afterEach(() => {
  root.unmount();
  page.remove();
});

function show(...items: readonly PlannedItem[]): void {
  const plan = { slots: [{ name: 'main', items: [], zones: [{ name: 'flexZone', items }] }] };
  flushSync(() => root.render(<Page plan={plan} code={code} platform={platform} live={live} />));
}

const replace = (before: PlannedItem, after: PlannedItem) =>
  flushSync(() => live.replace(before, after));
const all = () => [...page.querySelectorAll('.slot, .slot *')];
const slot = (key: string) => page.querySelector(`[data-key="${key}"]`);

test('RN-007 a static item that changes keeps its nodes, and its focus', () => {
  const [one, two] = [item('1'), item('2', { name: 'two', links: ['a', 'b', 'c'] })];
  show(one, two);
  const before = all();
  const link = page.querySelector<HTMLElement>('[href="#b"]');
  link?.focus();
  rendered = [];

  replace(two, item('2', { name: 'zwei', links: ['a', 'b', 'd'] }));

  expect(slot('2')?.textContent).toBe('zweiabd');
  expect(all()).toEqual(before);
  expect(document.activeElement).toBe(link);
  expect(rendered).toEqual(['zwei']);
});

test('a picture that is made beside the page and not shown is let go of: no document keeps it', () => {
  const one = item('1', { name: 'one' }, { type: 'photo' });
  show(one);
  const made = vi.spyOn(Document.prototype, 'createElement');

  replace(one, item('1', { name: 'two' }, { type: 'photo' }));

  const parts = made.mock.results.map(({ value }) => value as unknown as Element);
  made.mockRestore();
  const beside = parts.filter((part) => part.matches('img, source') && !page.contains(part));
  expect(page.querySelector('img')?.alt).toBe('two');
  expect(beside.map(({ localName }) => localName)).toEqual(['source', 'img']);
  expect(beside.filter(({ ownerDocument }) => ownerDocument === document)).toEqual([]);
  expect(beside.filter((part) => part.localName === 'source' && part.parentNode)).toEqual([]);
});

test('what comes in front of a node, or goes, leaves the node', () => {
  const one = item('1');
  show(one);
  const list = page.querySelector('ul');

  const withPicture = item('1', { name: 'one', picture: true });
  replace(one, withPicture);
  expect(slot('1')?.innerHTML).toBe(
    '<svg viewBox="0 0 1 1" class="picture"></svg><h2 class="with-picture">one</h2><ul></ul>',
  );
  expect(page.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg');

  replace(withPicture, item('1'));
  expect(slot('1')?.innerHTML).toBe('<h2 class="plain">1</h2><ul></ul>');
  expect(page.querySelector('ul')).toBe(list);
});

test('an item inside a static one changes alone, also after its parent did', () => {
  const [a, b, c] = [item('a'), item('b'), item('c')];
  const first = box(a, b);
  show(first);
  const slots = [slot('a'), slot('b')];
  rendered = [];

  const other = item('b', { name: 'other' });
  expect(replace(b, other)).toBe(true);
  expect(rendered).toEqual(['other']);
  show(box(c, other, a));
  expect(rendered).toEqual(['other', 'box', 'c']);
  expect(replace(a, item('a', { name: 'last' }))).toBe(true);

  expect(page.querySelector('section')?.textContent).toBe('cotherlast');
  expect([slot('a'), slot('b')]).toEqual(slots);
});

test('RN-005 a static item that throws leaves its neighbours alone, is reported once, and comes back', () => {
  const [one, two] = [item('1'), item('2', { name: 'broken' })];
  show(one, two, item('3'));

  expect(page.textContent).toBe('13');
  expect(errors).toEqual([new Error('no card today')]);

  const neighbour = slot('1')?.firstChild;
  const good = item('2', { name: 'two' });
  replace(two, good);
  replace(good, item('2', { name: 'broken' }));
  replace(one, item('1', { name: 'one' }));

  expect(page.textContent).toBe('one3');
  expect(slot('1')?.firstChild).toBe(neighbour);
  expect(errors).toHaveLength(2);
});

test('an item inside that throws, or that is faulty, leaves the text that stands around it', () => {
  const faulty: PlannedItem = {
    state: 'faulty',
    kind: 'component',
    type: 'card',
    key: 'f',
    pointer: '',
    problems: [],
  };
  const good = item('a');
  show(box(good, faulty));
  expect(page.querySelector('section')?.textContent).toBe('agone');

  const broken = item('a', { name: 'broken' });
  expect(replace(good, broken)).toBe(false);
  show(box(broken, faulty));

  expect(page.querySelector('section')?.textContent).toBe('gonegone');
});

test('a static component with a hook is left to React', () => {
  const first = item('1', { name: 'one' }, { type: 'hook' });
  show(first, item('2'));
  expect(slot('1')?.firstElementChild?.id).not.toBe('');

  replace(first, { ...first, props: { name: 'other' } });

  expect(page.textContent).toBe('other2');
  expect(errors).toEqual([]);
});

test('an item whose state changes is made another way, and its slot stays alone', () => {
  show(item('1'));
  show(item('1', { name: 'live' }, { state: 'interactive' }));
  expect(slot('1')?.textContent).toBe('live');
  show(item('1', { name: 'still' }));
  expect(slot('1')?.textContent).toBe('still');
  expect(page.querySelectorAll('.slot')).toHaveLength(1);
});

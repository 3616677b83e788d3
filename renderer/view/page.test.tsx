import { render, screen, type RenderResult } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import type { LivePart, LoadedCode } from '../plan/index.ts';
import { createEvents } from '../services/events/index.ts';
import { createI18n, createTranslator } from '../services/i18n/index.ts';
import { Page } from './page.tsx';
import type { ViewItem, ViewPlan } from './view-plan.ts';

const host = createMemoryHost();
const events = createEvents(host);
const platform = {
  locale: 'en-GB',
  host,
  events,
  i18n: createI18n('en-GB', { translator: createTranslator(host.console), events }),
};

function Greeting({ name }: { readonly name?: string }) {
  if (!name) throw new Error('nobody to greet');
  return <p>Hello {name}</p>;
}

const code: LoadedCode = new Map([
  ['component:greeting', { Component: Greeting }],
  ['shell:frame', { Component: () => <p>frame</p> }],
]);

const greeting = (key: string, props: Record<string, unknown> = { name: key }): LivePart => ({
  kind: 'live',
  entry: 'component',
  id: 'greeting',
  key,
  props,
});

const planWith = (...items: ViewItem[]): ViewPlan => ({
  slots: [
    {
      name: 'top',
      items: [{ kind: 'live', entry: 'shell', id: 'frame', key: 'frame', props: {} }],
    },
    { name: 'main', items: [], zones: [{ name: 'flexZone', items }] },
  ],
});

const ignore = () => undefined;

function draw(plan: ViewPlan): RenderResult {
  const silently = { onCaughtError: () => undefined };
  return render(<Page plan={plan} code={code} platform={platform} onSettled={ignore} />, silently);
}

test('a page shows its slots from top to bottom, and its zones in the main landmark', () => {
  draw(planWith(greeting('Ada')));

  const main = screen.getByRole('main');
  expect(main.textContent).toBe('Hello Ada');
  expect(screen.getByText('frame').compareDocumentPosition(main)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a faulty place and an empty one leave no markup, and their neighbours show', () => {
  const faulty: ViewItem = {
    kind: 'fault',
    id: 'servise-card',
    key: '1',
    pointer: '',
    problems: [],
  };
  const empty: ViewItem = { kind: 'empty', id: 'servise-card', key: '2', codes: [] };

  draw(planWith(faulty, empty, greeting('Ada')));

  expect(screen.getByRole('main').querySelectorAll('.slot')).toHaveLength(1);
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('a part without code leaves no markup', () => {
  draw(planWith({ ...greeting('Ada'), id: 'unheard-of' }));

  expect(screen.getByRole('main').querySelector('.slot')).toBeNull();
});

test('a part that throws leaves its place empty and its neighbours alone', () => {
  draw(planWith(greeting('nobody', {}), greeting('Ada')));

  expect(screen.getByRole('main').textContent).toBe('Hello Ada');
});

test('a part that threw is drawn again when the plan holds something else for its place', () => {
  const { rerender } = draw(planWith(greeting('1', {})));

  const mended = planWith(greeting('1', { name: 'Ada' }));
  rerender(<Page plan={mended} code={code} platform={platform} onSettled={ignore} />);

  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('a part is drawn anew only when the plan holds another object for it', () => {
  let draws = 0;
  const counted: LoadedCode = new Map([
    ['component:greeting', { Component: () => `${(draws += 1)}` }],
  ]);
  const item = greeting('1');
  const { rerender } = render(<Page plan={planWith(item)} code={counted} platform={platform} />);

  rerender(<Page plan={planWith(item)} code={counted} platform={platform} />);
  rerender(<Page plan={planWith({ ...item })} code={counted} platform={platform} />);

  expect(draws).toBe(2);
});

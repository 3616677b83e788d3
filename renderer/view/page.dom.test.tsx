import { render, screen, type RenderResult } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import type { InteractiveItem } from '../plan/index.ts';
import type { LoadedCode } from '../registry/index.ts';
import { createEvents } from '../services/events/index.ts';
import { createHttp } from '../services/http/index.ts';
import { createI18n, createTranslator } from '../services/i18n/index.ts';
import { Page } from './page.tsx';
import type { ViewItem, ViewPlan } from './view-plan.ts';
import { NO_MEASURE } from '../services/measurement/index.ts';

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

function Greeting({ name }: { readonly name?: string }) {
  if (!name) throw new Error('nobody to greet');
  return <p>Hello {name}</p>;
}

const code: LoadedCode = new Map([
  ['component:greeting', { Component: Greeting }],
  ['shell:bar', { Component: () => <p>bar</p> }],
]);

const greeting = (
  key: string,
  props: Record<string, unknown> = { name: key },
): InteractiveItem => ({
  state: 'interactive',
  kind: 'component',
  type: 'greeting',
  key,
  props,
});

const planWith = (...items: ViewItem[]): ViewPlan => ({
  slots: [
    {
      name: 'top',
      items: [{ state: 'interactive', kind: 'shell', type: 'bar', key: 'bar', props: {} }],
    },
    { name: 'main', items: [], zones: [{ name: 'flexZone', items }] },
  ],
});

const ignore = () => undefined;

function renderPage(plan: ViewPlan): RenderResult {
  const silently = { onCaughtError: () => undefined };
  return render(<Page plan={plan} code={code} platform={platform} onSettled={ignore} />, silently);
}

test('a page shows its slots from top to bottom, and its zones in the main landmark', () => {
  renderPage(planWith(greeting('Ada')));

  const main = screen.getByRole('main');
  expect(main.textContent).toBe('Hello Ada');
  expect(screen.getByText('bar').compareDocumentPosition(main)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a faulty place and an empty one leave no markup, and their neighbours show', () => {
  const faulty: ViewItem = {
    state: 'faulty',
    kind: 'component',
    type: 'servise-card',
    key: '1',
    pointer: '',
    problems: [],
  };
  const empty: ViewItem = { state: 'faulty', type: 'servise-card', key: '2', codes: [] };

  renderPage(planWith(faulty, empty, greeting('Ada')));

  expect(screen.getByRole('main').querySelectorAll('.slot')).toHaveLength(1);
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('an item without code leaves no markup', () => {
  renderPage(planWith({ ...greeting('Ada'), type: 'unknown' }));

  expect(screen.getByRole('main').querySelector('.slot')).toBeNull();
});

test('an item that throws leaves its place empty and its neighbours alone', () => {
  renderPage(planWith(greeting('nobody', {}), greeting('Ada')));

  expect(screen.getByRole('main').textContent).toBe('Hello Ada');
});

test('an item that threw is rendered again when the plan holds something else for its place', () => {
  const { rerender } = renderPage(planWith(greeting('1', {})));

  const corrected = planWith(greeting('1', { name: 'Ada' }));
  rerender(<Page plan={corrected} code={code} platform={platform} onSettled={ignore} />);

  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('an item is rendered again only when the plan holds another object for it', () => {
  let renders = 0;
  const counted: LoadedCode = new Map([
    ['component:greeting', { Component: () => `${(renders += 1)}` }],
  ]);
  const item = greeting('1');
  const { rerender } = render(<Page plan={planWith(item)} code={counted} platform={platform} />);

  rerender(<Page plan={planWith(item)} code={counted} platform={platform} />);
  rerender(<Page plan={planWith({ ...item })} code={counted} platform={platform} />);

  expect(renders).toBe(2);
});

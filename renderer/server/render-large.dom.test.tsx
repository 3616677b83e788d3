import { useId, type ComponentType, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { finish } from '#schemas/finish.ts';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import { createPlatform } from '../platform/index.ts';
import type { LoadedCode } from '../registry/index.ts';
import { renderPlan } from './render-plan.ts';

const experience = {
  name: 'sample',
  appName: 'Sample',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [],
};

/** Shows an id that React counted, its text, a picture and what stands inside. */
function Note({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const id = useId();
  if (text === 'throws') throw new Error('It fell over.');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text}</h2>
      <img src={`/${text}.png`} alt="" />
      {children}
    </section>
  );
}

const code: LoadedCode = new Map([
  ['component:note', { Component: Note as ComponentType<object> }],
  ['shell:bar', { Component: () => 'The bar' }],
]);

function note(key: string, text: string, children?: readonly PlannedItem[]): PlannedItem {
  const place = { kind: 'component', type: 'note', pointer: `/${key}` } as const;
  return { state: 'interactive', ...place, key, props: { text }, ...(children && { children }) };
}

/** A page of a shell and two zones; every third note holds others. */
function planOf(count: number, isLarge: boolean, textOf = (index: number) => `${index}`): Plan {
  const items = Array.from({ length: count }, (_, index) => {
    const inner = [note(`${index}-a`, 'a'), note(`${index}-b`, 'b')];
    return note(String(index), textOf(index), index % 3 === 0 ? inner : undefined);
  });
  const bar: PlannedItem = { ...note('top/bar', ''), kind: 'shell', type: 'bar' };
  return {
    status: 200,
    isLarge,
    layout: 'default',
    head: { title: '', canonical: '', alternates: [] },
    page: {} as Plan['page'],
    decisions: {} as Plan['decisions'],
    slots: [
      { name: 'top', items: [bar] },
      {
        name: 'main',
        items: [],
        zones: [
          { name: 'flexZone', layout: 'portrait', items },
          { name: 'legalZone', items: [note('last', '<div class="zone" data-zone="flexZone">')] },
        ],
      },
    ],
  };
}

const site = { locale: 'en-GB', segment: '', session: 'anonymous' } as const;
const platform = () => createPlatform({ experience, site }, createMemoryHost());
const render = (plan: Plan) => finish(renderPlan(plan, code, { platform: platform() })).html;

/** Preloads are hints in front of the page, whose order says nothing. */
const splitHints = (html: string) => {
  const start = html.indexOf('<div class="page__slot"');
  return { hints: html.slice(0, start), page: html.slice(start) };
};

describe('a large page', () => {
  test('has the very HTML that it has when it is rendered at once, ids included', () => {
    const atOnce = splitHints(render(planOf(800, false)));

    const inChunks = splitHints(render(planOf(800, true)));

    expect(inChunks.page === atOnce.page).toBe(true);
    expect(inChunks.page).toContain('aria-labelledby="_R_');
    expect(inChunks.hints).toContain('<link rel="preload" as="image"');
  });

  test('is rendered with pauses, each after a small part of it', () => {
    const work = renderPlan(planOf(800, true), code, { platform: platform() });
    const pausing = vi.fn<() => void>();

    for (let step = work.next(); !step.done; step = work.next()) pausing();

    expect(pausing.mock.calls.length).toBeGreaterThan(800);
  });

  test('loses the items that throw and no other, with one report for each', () => {
    const { messages, ...host } = createMemoryHost();
    const own = createPlatform({ experience, site }, host);
    const plan = planOf(600, true, (index) => (index % 2 === 0 ? 'throws' : `note ${index}`));

    const { html } = finish(renderPlan(plan, code, { platform: own }));

    expect(messages).toHaveLength(300);
    expect(html.match(/note \d+</g)).toHaveLength(300);
  });

  test('tries each item alone once, however many throw', () => {
    let renders = 0;
    const counting: LoadedCode = new Map([
      ...code,
      [
        'component:note',
        {
          Component() {
            renders += 1;
            throw new Error('It fell over.');
          },
        },
      ],
    ]);
    const plan = planOf(1_000, true);

    finish(renderPlan(plan, counting, { platform: platform() }));

    // One in the first pass, and each of the 1,000 with its 668 inner ones, and the last, once.
    expect(renders).toBeLessThan(1_700);
  });
});

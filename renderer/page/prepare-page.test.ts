import { expect, test } from 'vitest';
import { finish } from '#schemas/finish.ts';
import type { PageComponent, PageItem, PageModel } from './page-model.ts';
import { preparePage } from './prepare-page.ts';
import type { PrepareOptions } from './prepare-value.ts';

function component(
  props: Record<string, unknown>,
  more: Partial<PageComponent> = {},
): PageComponent {
  const shape = { properties: { body: { kind: 'rich-text' }, url: { kind: 'url' } } } as const;
  const own = { type: 'any', pointer: '/data', props, shape } as const;
  return { state: 'valid', kind: 'component', ...own, ...more };
}

function pageOf(items: readonly PageItem[], meta: PageModel['meta'] = {}): PageModel {
  return { meta, hasMacro: true, zones: [{ name: 'flexZone', items }] };
}

const prepared = (model: PageModel, options: PrepareOptions) => finish(preparePage(model, options));

const RATE = { locale: 'en-GB', macros: () => '1.50%' };

test('MA-008 macro values replace the placeholders wherever the page has them', () => {
  const inner = component({ title: 'Now %{a:b}%' });
  const outer = component(
    {
      title: '%{a:b}%',
      body: '<p>%{a:b}%</p>',
      url: '/rates?of=%{a:b}%',
      list: [{ text: '%{a:b}%' }],
    },
    { children: [inner] },
  );

  const page = prepared(pageOf([outer], { title: 'From %{a:b}%', description: '%{a:b}%' }), RATE);

  expect(page.meta).toEqual({ title: 'From 1.50%', description: '1.50%' });
  expect(page.zones[0]?.items).toMatchObject([
    {
      props: {
        title: '1.50%',
        body: [{ tag: 'p', children: ['1.50%'] }],
        url: '/rates?of=1.50%',
        list: [{ text: '1.50%' }],
      },
      children: [{ props: { title: 'Now 1.50%' } }],
    },
  ]);
});

test('others have their turn after each component, one inside another as well', () => {
  const items = [component({}, { children: [component({}), component({})] }), component({})];
  const work = preparePage(pageOf(items), RATE);
  let pauses = 0;

  for (let step = work.next(); !step.done; step = work.next()) pauses += 1;

  expect(pauses).toBe(4);
});

test('a page without macros is prepared all the same', () => {
  const page = prepared(pageOf([component({ body: '<b>x</b>', url: 'data:x' })], { title: 'A' }), {
    locale: 'en-GB',
  });

  expect(page).toMatchObject({
    meta: { title: 'A' },
    zones: [{ items: [{ props: { body: [{ tag: 'b', children: ['x'] }], url: '' } }] }],
  });
});

test('a faulty component stays in its place, and the page that came stays as it was', () => {
  const place = { kind: 'component', type: 'x', pointer: '/data' } as const;
  const faulty: PageItem = { state: 'faulty', ...place, problems: [] };
  const checked = pageOf([faulty, component({ title: '%{a:b}%' }, { children: [faulty] })]);
  const before = structuredClone(checked);

  const page = prepared(checked, RATE);

  expect(page.zones[0]?.items[0]).toBe(faulty);
  expect(page.zones[0]?.items[1]).toMatchObject({ children: [faulty] });
  expect(checked).toEqual(before);
});

test('half a character is whole wherever texts of a page end up, its own and those of macros', () => {
  const half = '\uD83D';
  const model = pageOf(
    [component({ title: half, body: `<p>${half}%{a:b}%</p>`, url: `/${half}` })],
    {
      title: `A ${half}`,
      description: '%{a:b}%',
    },
  );

  const page = prepared(model, { locale: 'en-GB', macros: () => `1${half}` });
  const plain = prepared(model, { locale: 'en-GB' });

  expect(page.meta).toEqual({ title: 'A \uFFFD', description: '1\uFFFD' });
  expect(page.zones[0]?.items).toMatchObject([
    {
      props: {
        title: '\uFFFD',
        body: [{ tag: 'p', children: ['\uFFFD1\uFFFD'] }],
        url: '/\uFFFD',
      },
    },
  ]);
  expect(plain.meta.title).toBe('A \uFFFD');
});

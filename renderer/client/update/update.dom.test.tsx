import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { defineEntry } from '../../registry/entry.ts';
import { createExperience, type Experience } from '../start/create-experience.ts';
import { RefusedPatch } from './page-change.ts';

const EXPERIENCE: ExperienceConfig = {
  name: 'test',
  appName: 'Test',
  locales: [{ locale: 'en-GB', label: 'English' }],
  flexPage: { endpoint: '/page-model' },
  macros: { endpoint: '/macros' },
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
};

const registry = createRegistry([
  defineEntry<{ readonly text: string }>({
    kind: 'component',
    type: 'note',
    interactive: false,
    load: () => Promise.resolve(({ text }: { readonly text: string }) => <p>{text}</p>),
    check: () =>
      Promise.resolve({
        check: (value) =>
          typeof value === 'object' && value !== null && 'text' in value
            ? []
            : [{ code: 'no-text', severity: 'error', pointer: '/text', message: '', fix: '' }],
        shape: {},
      }),
  }),
]);

const pageOf = (...texts: string[]) => ({
  data: { flexZone: { flexComponents: texts.map((text) => ({ componentType: 'note', text })) } },
});
const withMacro = (text: string) => {
  const { data } = pageOf(text);
  return { data: { ...data, hasMacro: true } };
};
const at = (index: number) => `/data/flexZone/flexComponents/${index}`;
const replace = (index: number, text: string) =>
  ({ op: 'replace', path: `${at(index)}/text`, value: text }) as const;

let experience: Experience;
let asked: string[] = [];
let reported: string[] = [];
let answer: () => Promise<Response>;

beforeEach(async () => {
  document.body.innerHTML = '<div id="page"></div>';
  answer = () => Promise.resolve(Response.json(pageOf('one', 'two')));
  experience = await start();
  asked = [];
  reported = [];
});
afterEach(() => {
  experience.dispose();
  document.body.replaceChildren();
});

function start(): Promise<Experience> {
  const host = createMemoryHost({
    url: 'https://www.meridia.test/en',
    fetch(request) {
      asked.push(new URL(request.url).pathname);
      if (request.method === 'GET') return answer();
      const value = { value: 2 };
      const keys = [{ name: 'total', dataType: 'percentage', value }];
      return Promise.resolve(Response.json({ groups: [{ name: 'rates', keys }] }));
    },
  });
  return createExperience(window, {
    registry,
    experience: EXPERIENCE,
    host,
    onProblem: ({ code, pointer }) => void reported.push(`${code} ${pointer}`),
  });
}

const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const refusalOf = (error: unknown) => error instanceof RefusedPatch && error.refusal;

test('a patch is made on the response that is shown, and no service is asked', async () => {
  await experience.update({ patch: [replace(1, 'three')] });

  expect(shown()).toEqual(['one', 'three']);
  expect(asked).toEqual([]);
});

test('a whole response takes the place of the one that was fetched', async () => {
  const rendered = await experience.update({ page: pageOf('five') });

  expect(shown()).toEqual(['five']);
  expect(asked).toEqual([]);
  expect(rendered?.response).toEqual(pageOf('five'));
});

test('patches that follow each other at once are all made, and the newest call renders', async () => {
  const results = await Promise.all([
    experience.update({ patch: [replace(0, 'first')] }),
    experience.update({ patch: [{ op: 'remove', path: at(1) }] }),
    experience.update({
      patch: [{ op: 'add', path: at(1), value: { componentType: 'note', text: 'new' } }],
    }),
  ]);

  expect(shown()).toEqual(['first', 'new']);
  expect(results.at(-1)?.response).toEqual(pageOf('first', 'new'));
});

test.each([
  [
    'of a response that another one replaced',
    { patch: [replace(0, 'x')], of: pageOf('one', 'two') },
    'another-model',
  ],
  ['that leads nowhere', { patch: [replace(0, 'x'), replace(7, 'x')] }, 'no-such-place'],
] as const)('a patch %s is refused, and nothing changes', async (_, change, refusal) => {
  const error = await experience.update(change).catch(refusalOf);

  expect(error).toBe(refusal);
  expect(shown()).toEqual(['one', 'two']);
  const next = await experience.update({ patch: [replace(1, 'after')] });
  expect(next?.response).toEqual(pageOf('one', 'after'));
});

test('a patch of a page that its service no longer has is refused, and the page says that it is gone', async () => {
  answer = () => Promise.resolve(new Response('', { status: 404 }));
  await experience.rerender();

  const error = await experience.update({ patch: [replace(0, 'x')] }).catch(refusalOf);

  expect(error).toBe('no-model');
  await experience.update({ page: pageOf('back') });
  expect(shown()).toEqual(['back']);
});

test('macros that have a value keep it, and only others are asked for', async () => {
  await experience.update({ page: withMacro('%{rates:total}% a year') });
  expect(asked).toEqual(['/macros']);

  await experience.update({ patch: [replace(0, 'up to %{rates:total}%')] });
  expect(shown()).toEqual(['up to 2.00%']);
  expect(asked).toEqual(['/macros']);

  await experience.update({ patch: [replace(0, '%{rates:net}%')] });
  expect(asked).toEqual(['/macros', '/macros']);

  const keys = [{ name: 'net', dataType: 'percentage', value: { value: 1 } }];
  const macros = { groups: [{ name: 'rates', keys }] };
  await experience.update({ page: withMacro('%{rates:net}%'), macros });
  expect(shown()).toEqual(['1.00%']);
  expect(asked).toEqual(['/macros', '/macros']);
});

test('all problems of the page are reported each time, once', async () => {
  await experience.update({ patch: [{ op: 'remove', path: `${at(1)}/text` }] });
  expect(reported).toEqual([`no-text ${at(1)}/text`]);

  await experience.update({ patch: [replace(0, 'else')] });
  expect(reported).toEqual([`no-text ${at(1)}/text`, `no-text ${at(1)}/text`]);
  expect(shown()).toEqual(['else']);
});

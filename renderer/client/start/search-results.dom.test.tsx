import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { defineEntry } from '../../registry/entry.ts';
import type { WithSearch } from '../../registry/index.ts';
import { createExperience, type Experience } from './create-experience.ts';

const EXPERIENCE: ExperienceConfig = {
  name: 'test',
  appName: 'Test',
  locales: [{ locale: 'en-GB', label: 'English' }],
  flexPage: { endpoint: '/page-model' },
  search: { name: 'search', properties: { results: { endpoint: '/search' } } },
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
};

interface FinderProps extends WithSearch {
  readonly text: string;
}

function Finder({ text, search }: FinderProps) {
  const titles = search?.status === 'found' ? search.items.map(({ title }) => title) : [];
  return <p>{[text, search?.term, search?.status, ...titles].join(' ')}</p>;
}

const registry = createRegistry([
  defineEntry<FinderProps>({
    kind: 'component',
    type: 'finder',
    interactive: false,
    showsSearchResults: true,
    load: () => Promise.resolve(Finder),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  }),
]);

const pageOf = (...texts: string[]) => ({
  data: { flexZone: { flexComponents: texts.map((text) => ({ componentType: 'finder', text })) } },
});
const found = (title: string) => ({ total: 1, items: [{ title, url: '/en' }] });
const replace = (text: string) => ({
  patch: [{ op: 'replace', path: '/data/flexZone/flexComponents/0/text', value: text } as const],
});

let experience: Experience;
let asked: string[] = [];
let reported: string[] = [];
let results: () => Response;

beforeEach(async () => {
  document.body.innerHTML = '<div id="page"></div>';
  results = () => Response.json(found('Cards'));
  const host = createMemoryHost({
    url: 'https://www.meridia.test/en?q=card',
    fetch(request) {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return Promise.resolve(pathname === '/search' ? results() : Response.json(pageOf('One')));
    },
  });
  asked = [];
  reported = [];
  experience = await createExperience(window, {
    registry,
    experience: EXPERIENCE,
    host,
    onProblem: ({ code }) => void reported.push(code),
  });
});
afterEach(() => {
  experience.dispose();
  document.body.replaceChildren();
});

const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('a page that is made in a browser shows what was found for its address', () => {
  expect(shown()).toEqual(['One card found Cards']);
  expect(asked).toEqual(['/page-model', '/search']);
});

test('one component that changes keeps the results, and no service is asked', async () => {
  asked = [];

  await experience.update(replace('Two'));
  await experience.update({ page: pageOf('Two', 'Three') });

  expect(shown()).toEqual(['Two card found Cards', 'Three card found Cards']);
  expect(asked).toEqual([]);
});

test('results that changed are shown once the page is made anew', async () => {
  results = () => Response.json(found('Loans'));

  await experience.rerender();

  expect(shown()).toEqual(['One card found Loans']);
});

test('a page whose services answer the same is not asked for twice', async () => {
  asked = [];

  await experience.rerender();

  expect(asked.toSorted()).toEqual(['/page-model', '/search']);
  expect(shown()).toEqual(['One card found Cards']);
});

test('a service that fails costs the results until it answers again', async () => {
  results = () => new Response('', { status: 503 });
  await experience.rerender();
  const failed = shown();
  await experience.update(replace('Two'));
  const edited = shown();

  results = () => Response.json(found('Cards'));
  await experience.rerender();

  expect(failed).toEqual(['One card failed']);
  expect(edited).toEqual(['Two card failed']);
  expect(shown()).toEqual(['One card found Cards']);
  expect(reported).toContain('search-request-failed');
});

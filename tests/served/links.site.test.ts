import { afterAll, beforeAll, expect, test } from 'vitest';
import experience from '#site/experience.json' with { type: 'json' };
import { PAGES } from '../journeys/pages.ts';
import { startSite, type TestSite } from './start-site.ts';

const A_LINK = /<a\b[^>]*? href="(\/[^"#?]*)/g;

/** Homes that the experience names for segments whose pages nobody has written yet. */
const UNWRITTEN_HOMES = new Set(
  experience.segments
    .filter(({ id }) => id !== 'individuals')
    .flatMap(({ homes }) => Object.values(homes)),
);

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function visit(path: string) {
  const answer = await site.get(path);
  const links = [...(await answer.text()).matchAll(A_LINK)].map(([, link = '']) => link);
  return { path, status: answer.status, links };
}

test('every link of every page of the fixtures, header and footer included, leads somewhere', async () => {
  const pages = await Promise.all(PAGES.map(visit));
  const links = pages.flatMap((page) => page.links);
  // The pages themselves have answered already.
  const paths = [...new Set(links)].filter(
    (path) => !UNWRITTEN_HOMES.has(path) && !PAGES.includes(path),
  );

  const answers = await Promise.all(
    paths.map(async (path) => ({
      path,
      status: (await site.get(path, { redirect: 'follow' })).status,
    })),
  );

  expect(links.length).toBeGreaterThan(300);
  expect([...pages, ...answers].filter(({ status }) => status !== 200)).toEqual([]);
});

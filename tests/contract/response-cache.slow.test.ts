import { assert, asyncProperty } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPages } from '#fixtures';
import { createBackend, createFaultInjection } from '#fixtures/backend';
import { createDiskStore } from '#fixtures/node';
import { registry } from '#registry';
import {
  createCmsDataSource,
  createResponseCache,
  createRequestHandler,
  readExperience,
  type ResponseCache,
  type Problem,
} from '#renderer/server';
import { experience } from '#site/experience.ts';
import { realTime } from '#site/server/real-time.ts';
import { mistakenPages } from '../mistakes.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { countRuns } from '../sample/count-runs.ts';
import { takeSample } from '../sample/take-sample.ts';
import { pageOfEvery } from '../whole-pages.ts';

const ORIGIN = 'https://www.meridia.test';
const HOME = '/en/individuals';
/** The deep tests try all pages, and more mistakes. */
const PAGES = 5;
const MISTAKES = countRuns(15, 200);
const store = createDiskStore('fixtures');
const faultInjection = createFaultInjection();
const backend = createBackend({
  store,
  images: () => Promise.resolve(undefined),
  faultInjection,
});
const send = async (request: Request) => backend.fetch(request);
const configured = await readExperience(experience);
const pages = await listPages(store);
const mistaken = await mistakenPages();

/** Asks the site for pages: all that a visitor gets, and all that is reported meanwhile. */
function siteThatKeeps(responseCache?: ResponseCache) {
  let reported: Problem[] = [];
  let messages: string[] = [];
  let state: string | undefined;
  const log = (...args: unknown[]) => void messages.push(args.map(String).join(' '));
  const handle = createRequestHandler({
    registry,
    experience: configured,
    files: () => ({ styles: ['/a.css'], code: [], fonts: [], modules: ['/a.js'] }),
    fetch: send,
    cmsData: createCmsDataSource(ORIGIN, { ...realTime, fetch: send }),
    console: { error: log, warn: log, info: log },
    responseCache,
    onProblem: (problem) => void reported.push(problem),
    onAnswer: (record) => {
      state = record.responseCacheState;
    },
  });
  return async (path: string) => {
    [reported, messages] = [[], []];
    const response = await handle(new Request(ORIGIN + path));
    const body = await response.text();
    const headers = Object.fromEntries(response.headers);
    return { state, said: { status: response.status, headers, body, reported, messages } };
  };
}

const anew = siteThatKeeps();

/**
 * Returns a page three times: when it is made, when it is found, and when it is made by a site that
 * keeps nothing.
 */
async function threeTimes(path: string, text?: string) {
  faultInjection.set('page-model', text === undefined ? undefined : { kind: 'body', text });
  const visit = siteThatKeeps(createResponseCache({ maxBytes: 20_000_000 }));
  const [made, found, other] = [await visit(path), await visit(path), await anew(path)];
  faultInjection.clear();
  return { made, found, other };
}

describe('a cached response is the one that is made anew: bytes, headers and problems', () => {
  test('of every page', async () => {
    const sample = takeSample(pages, {
      count: PAGES,
      pathsOf: (path) => [`fixtures/pages${path}.json`],
    });

    const failures = await collectFailures(sample, String, async (path) => {
      const { made, found, other } = await threeTimes(path);

      expect([made.state, found.state, other.state]).toEqual(['miss', 'hit', undefined]);
      expect(found.said).toEqual(other.said);
      expect(made.said).toEqual(other.said);
    });

    expect(failures).toEqual([]);
  });

  test('of one of every component', async () => {
    const { found, other } = await threeTimes(HOME, JSON.stringify(pageOfEvery()));

    expect(found.state).toBe('hit');
    expect(found.said).toEqual(other.said);
  });

  test('of a page with any mistake of an author', async () => {
    let problems = 0;

    await assert(
      asyncProperty(mistaken, async ({ page }) => {
        const { found, other } = await threeTimes(HOME, JSON.stringify(page));
        expect(found.state).toBe('hit');
        expect(found.said).toEqual(other.said);
        problems += found.said.reported.length;
      }),
      { numRuns: MISTAKES },
    );

    expect(problems).toBeGreaterThan(MISTAKES / 2);
  });
});

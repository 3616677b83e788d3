import { createPageCache, createRequestHandler } from '#renderer/server';
import { registry } from '#registry';
import type { Measured } from '../figures.ts';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';
import { fixtures } from '../pages/fixtures.ts';
import { mixedPage, responseWith } from '../pages/sample-page.ts';
import { bestOfRounds } from '../rounds.ts';

const COMPONENTS = 100;
const ROUNDS = { warmUps: 200, rounds: 600 };

/** Older than any cache may show it without asking, and still the same day for most rounds. */
const LATER_MS = 661_000;

/** Measures the cost of the answer that a client has the page already, against making that page. */
export async function measureConditional(): Promise<Measured> {
  const bytes = new TextEncoder().encode(
    JSON.stringify(responseWith(mixedPage(COMPONENTS, fixtures))),
  );
  const site = {
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch: (request: Request) => answer(request, bytes),
    console: { error: complain, warn: complain, info: () => undefined },
  };
  let time = 0;
  const pageCache = createPageCache({ maxBytes: 10_000_000 });
  const keeping = createRequestHandler({ ...site, pageCache, now: () => time });
  const making = createRequestHandler(site);

  const etag = (await keeping(new Request(ADDRESS))).headers.get('etag') ?? '';
  const conditional = async () => {
    const response = await keeping(new Request(ADDRESS, { headers: { 'if-none-match': etag } }));
    if (response.status !== 304) complain(`The answer is ${response.status}, not 304.`);
  };
  const whole = async () => void (await (await making(new Request(ADDRESS))).text());

  const kept = await bestOfRounds({ subject: conditional, baseline: whole }, ROUNDS);
  const unchanged = await bestOfRounds(
    {
      async subject() {
        time += LATER_MS;
        await conditional();
      },
      baseline: whole,
    },
    ROUNDS,
  );
  return {
    figures: [
      figureOf('304 of a kept page', kept, 0.05),
      figureOf('304 of a page whose services answer as before', unchanged, 0.2),
    ],
    notes: [],
  };
}

function figureOf(
  name: string,
  { subjectMs, baselineMs }: { readonly subjectMs: number; readonly baselineMs: number },
  bound: number,
): Measured['figures'][number] {
  const row = `${name}, ${COMPONENTS} components, against making it`;
  return { name: row, value: subjectMs, baseline: baselineMs, unit: 'ms', bound };
}

import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { registry } from '#registry';
import type { Figure, Measured } from '../figures.ts';
import { ADDRESS, answer } from '../pages/bench-site.ts';
import { cleanPage, type CleanComponent } from '../pages/clean-page.ts';
import { fixtures } from '../pages/fixtures.ts';
import { HandWrittenPage, loadCodeByType } from '../pages/hand-written-page.tsx';
import { mixedPage, nestedPage, responseWith, type Authored } from '../pages/sample-page.ts';
import { bestOfRounds, type Best } from '../rounds.ts';
import { servePage } from './served-page.ts';
import { createShares } from './shares.ts';

const MAX_RATIO = 1.6;
const MAX_RENDERING_RATIO = 1.1;
const RENDER_STEP = 'render-page';

/** A page of so many components is rendered in chunks. */
const LARGE = 400;

interface Scale {
  readonly name: string;
  readonly components: readonly Authored[];
  readonly warmUps: number;
  readonly rounds: number;
  readonly collects?: boolean;
}

/** What a server takes for pages of three sizes, against hand-written React; and where the time goes. */
export async function measureServer(only = ''): Promise<Measured> {
  const scales: Scale[] = [
    { name: '100', components: mixedPage(100, fixtures), warmUps: 200, rounds: 600 },
    { name: '1,000', components: mixedPage(1_000, fixtures), warmUps: 10, rounds: 50 },
    {
      name: '2,000',
      components: nestedPage(400, fixtures),
      warmUps: 6,
      rounds: 40,
      collects: true,
    },
  ];
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const scale of scales.filter(({ name }) => name.startsWith(only))) {
    const measured = await measure(scale);
    figures.push(...measured.figures);
    notes.push(`${scale.name} components: ${measured.shares}`);
  }
  return { figures, notes };
}

async function measure({ name, components, ...options }: Scale) {
  const text = JSON.stringify(responseWith(components));
  const page = servePage(text);
  const byHand = await writeByHand(components, await page.render());
  const document = async () => {
    JSON.parse(await ask('GET', page.bytes));
    JSON.parse(await ask('POST', page.bytes));
    return new Response(byHand.document()).text();
  };
  expectSame(await page.render(), await document());

  const shares = createShares();
  const whole = await bestOfRounds(
    {
      subject: async () => {
        const startedAt = performance.now();
        await page.render();
        shares.add(page.steps(), performance.now() - startedAt);
      },
      baseline: async () => void (await document()),
    },
    options,
  );
  const rendering = await bestOfRounds(
    {
      subject: async () => {
        await page.render();
        return page.steps().find(({ step }) => step === RENDER_STEP)?.durationMs;
      },
      // Its data is made anew every time, as a plan is: what has just been made is rendered more slowly.
      async baseline() {
        const clean = await cleanCopy(components);
        const startedAt = performance.now();
        const html = byHand.page(clean);
        if (components.length >= LARGE) readWhole(html);
        return performance.now() - startedAt;
      },
    },
    options,
  );
  return {
    figures: [
      toFigure(`server, ${name} components: text to HTML`, whole, MAX_RATIO),
      toFigure(`server, ${name} components: plan to HTML`, rendering, MAX_RENDERING_RATIO),
    ],
    shares: shares.describe(),
  };
}

/**
 * React leaves its pieces side by side until somebody reads the text, so that they are put together within the time of
 * whoever reads first. A large page is read as soon as it is rendered.
 */
function readWhole(html: string): void {
  if (html.includes('\0')) throw new Error('The page holds what no page can hold.');
}

function toFigure(name: string, { subjectMs, baselineMs }: Best, bound: number): Figure {
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound };
}

/** Whoever writes by hand calls the same services, and is called by a request too. */
async function ask(method: string, page: BodyInit): Promise<string> {
  return (await answer(new Request(ADDRESS, { method }), page)).text();
}

/** Renders by hand from the same cleaned data, into the same document. */
async function writeByHand(components: readonly Authored[], served: string) {
  const cleaned = await cleanCopy(components);
  const codeByType = await loadCodeByType(registry);
  const page = (clean = cleaned) =>
    renderToString(createElement(HandWrittenPage, { components: clean, codeByType }));

  const [before = '', heading = '', between = '', block = '', after = ''] = partsOf(served);
  const data: unknown = JSON.parse(block);
  const document = () =>
    [
      before,
      page().replace('>', `>${heading}`),
      between,
      JSON.stringify(data).replaceAll('<', '\\u003c'),
      after,
    ].join('');
  return { page, document };
}

/** With texts of their own, as a response has: fixtures would share one text among all their copies. */
function cleanCopy(components: readonly Authored[]): Promise<CleanComponent[]> {
  return cleanPage(JSON.parse(JSON.stringify(components)) as Authored[], registry);
}

/** What stands before the page, its heading, what is between it and its data, the data, and what stands after. */
function partsOf(served: string): readonly string[] {
  return (
    /^(.*?<div id="page"[^>]*>)<main[^>]*>(.*?)<div class="zone".*(<\/div><script type="application\/json"[^>]*>)(.*?)(<\/script>.*)$/s
      .exec(served)
      ?.slice(1) ?? []
  );
}

/** Comments are React's own marks; ids it counts over a tree. */
const withoutMarks = (html: string) => html.replaceAll(/<!--.*?-->|_R_\w*_/g, '');

/** A race between different pages would say nothing. */
function expectSame(served: string, byHand: string): void {
  const [one, other] = [withoutMarks(served), withoutMarks(byHand)];
  if (one === other) return;
  const at = one.split('').findIndex((character, index) => character !== other[index]);
  throw new Error(
    `The two pages differ: ${one.slice(at - 40, at + 80)} / ${other.slice(at - 40, at + 80)}`,
  );
}

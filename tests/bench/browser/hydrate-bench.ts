import { registry } from '#registry';
import { createExperience } from '#renderer';
import { createMemoryHost } from '#renderer/memory';
import type { Figure, Measured } from '../figures.ts';
import { ADDRESS, complain, experience } from '../pages/bench-site.ts';
import { cleanPage } from '../pages/clean-page.ts';
import type { Authored } from '../pages/sample-page.ts';
import { accordionPage, lightPage } from '../pages/weights.ts';
import { expectSamePage } from '../pages/without-slots.ts';
import { bestOfRounds } from '../rounds.ts';
import { countMounts } from './count-mounts.tsx';
import { hydrateByHand, renderByHand } from './hydrate-by-hand.tsx';
import { servedHtml } from './served-html.ts';
import { threadFree } from './thread-free.ts';

const COUNT = 1_000;
const HEADER = '.accordion-items__header';

const counted = countMounts(registry);

/**
 * Measures the time from the moment a server's document is there until everything in it responds,
 * against hydrating the same HTML by hand.
 */
export async function measureHydrating(): Promise<Measured> {
  // Laying the page out is the same work for both, and many times that of hydrating it.
  document.documentElement.hidden = true;
  return {
    figures: [
      await measure({
        name: 'all static',
        components: lightPage(COUNT),
        responding: 0,
        bound: 0.15,
      }),
      await measure({
        name: 'all interactive',
        components: accordionPage(COUNT),
        responding: COUNT,
        bound: 1.2,
      }),
    ],
    notes: [],
  };
}

interface Side {
  readonly name: string;
  readonly components: readonly Authored[];
  /** The number of components that have something to do in a browser. */
  readonly responding: number;
  readonly bound: number;
}

async function measure({ name, components, responding, bound }: Side): Promise<Figure> {
  const row = `hydrating ${COUNT.toLocaleString('en')}, ${name}`;
  console.info(row);
  const served = await servedHtml(components);
  const byHand = renderByHand(await cleanPage(components, registry, { hyphenates: true }));
  const [page, root] = [served, byHand].map(bodyOf).map((body) => body.firstElementChild);
  expectSamePage(page?.innerHTML ?? '', root?.innerHTML ?? 'nothing');

  const { subjectMs, baselineMs } = await bestOfRounds(
    {
      async subject() {
        document.body.replaceWith(bodyOf(served));
        const startedAt = performance.now();
        const mounted = counted.mounted(responding);
        const living = await createExperience(window, {
          registry: counted.registry,
          experience,
          host: createMemoryHost({ url: ADDRESS }),
          onProblem: complain,
        });
        wake();
        await mounted;
        const tookMs = (await threadFree()) - startedAt;
        if (responding > 0) await expectResponse();
        living.dispose();
        return tookMs;
      },
      async baseline() {
        document.body.replaceWith(bodyOf(byHand));
        const startedAt = performance.now();
        const hydrated = await hydrateByHand();
        const tookMs = (await threadFree()) - startedAt;
        if (responding > 0) await expectResponse();
        hydrated.unmount();
        return tookMs;
      },
    },
    { warmUps: 4, rounds: 15, collects: true },
  );
  return { name: row, value: subjectMs, baseline: baselineMs, unit: 'ms', bound };
}

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** A pointer comes near: a page that waits for a sign of intent has one. */
function wake(): void {
  document.querySelector(HEADER)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Throws if the page does not respond: then it has not been hydrated, however soon it says so. */
async function expectResponse(): Promise<void> {
  const header = [...document.querySelectorAll<HTMLElement>(HEADER)].at(-1);
  header?.click();
  // React renders what a click changes in a task of the same turn.
  await new Promise((resolve) => void setTimeout(resolve));
  if (header?.ariaExpanded !== 'true') throw new Error('The last accordion did not open.');
}

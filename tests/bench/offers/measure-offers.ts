import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { medianOf } from '../median.ts';
import { startProxy } from '../page-load/start-proxy.ts';
import { alignedTable } from '../table.ts';
import { ALLOY_FILE, answerAsEdge, EDGE_HOST, withAlloy } from './alloy-page.ts';
import { fetchAlloy } from './fetch-alloy.ts';
import { loadWithOffers, type OffersLoad, type OffersVisit } from './load-with-offers.ts';

const PATH = '/en/individuals/borrowing/home-loan';
const ROUNDS = 7;

const OFFER = 'You know how we lend: bring your next plan';
const DEFAULT = 'Sign this winter and we pay for the valuation';

const MAX_ASKED_RATIO = 0.4;
const MAX_SHOWN_RATIO = 0.5;
const MAX_LCP_RATIO = 1.05;

/** The host of the experience, without the other one that a local site has for it. */
const inProduction = (html: string) => html.replace(' data-delivery="environment"', '');

const OURS = {
  host: 'marketing.meridia.example',
  answer: {
    execute: {
      mboxes: [
        { name: 'home-loan-header', index: 0, options: [{ content: 'default' }] },
        { name: 'home-loan-offer', index: 1, options: [{ content: 'borrower' }] },
      ],
    },
  },
};

interface Way extends OffersVisit {
  readonly change: (html: string) => string;
}

const WAYS = {
  ours: {
    change: inProduction,
    cookies: { cookiesOptin: 'true' },
    delivery: OURS,
    text: OFFER,
  },
  'without offers': { change: inProduction, cookies: {}, delivery: OURS, text: DEFAULT },
  alloy: {
    change: withAlloy,
    cookies: {},
    delivery: { host: EDGE_HOST, answer: answerAsEdge(OFFER) },
    text: OFFER,
  },
} as const satisfies Readonly<Record<string, Way>>;

type WayName = keyof typeof WAYS;

/**
 * A page with offers on a slow machine and a slow network, by turns with the same page whose
 * visitor allows none, and with the same HTML and Adobe's own client. Medians of seven.
 */
export async function measureOffers(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const files = { [ALLOY_FILE]: fetchAlloy() };
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const names = Object.keys(WAYS) as WayName[];
  const sides = await Promise.all(
    names.map(async (name) => ({
      name,
      loads: [] as OffersLoad[],
      ...(await startProxy(site.address, WAYS[name].change, { files, withoutPolicy: true })),
    })),
  );
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      console.error(round === 0 ? '  warming up' : `  round ${round} of ${ROUNDS}`);
      for (const { name, address, loads } of sides) {
        const load = await loadWithOffers(browser, `${address}${PATH}`, WAYS[name]);
        if (round > 0) loads.push(load);
      }
    }
  } finally {
    await browser.close();
    sides.forEach((side) => side.stop());
    site.stop();
  }
  const medians = new Map(sides.map(({ name, loads }) => [name, medianLoad(loads)]));
  return { figures: figuresOf(medians), notes: [tableOf(medians)] };
}

type Medians = ReadonlyMap<WayName, OffersLoad>;

/** The middle of what there is: an offer that came too late has no time. */
function medianLoad(loads: readonly OffersLoad[]): OffersLoad {
  const median = (value: (load: OffersLoad) => number) =>
    medianOf(loads.map(value).filter((each) => !Number.isNaN(each)));
  return {
    askedMs: median(({ askedMs }) => askedMs),
    shownMs: median(({ shownMs }) => shownMs),
    lcpMs: median(({ lcpMs }) => lcpMs),
  };
}

function figuresOf(medians: Medians): Figure[] {
  const ours = medians.get('ours');
  const alloy = medians.get('alloy');
  return [
    {
      name: 'offers: from the navigation to the call, against Alloy',
      value: ours?.askedMs ?? NaN,
      baseline: alloy?.askedMs ?? NaN,
      unit: 'ms',
      bound: MAX_ASKED_RATIO,
    },
    {
      name: 'offers: from the navigation to the painted offer, against Alloy',
      value: ours?.shownMs ?? NaN,
      baseline: alloy?.shownMs ?? NaN,
      unit: 'ms',
      bound: MAX_SHOWN_RATIO,
    },
    {
      name: 'offers: LCP, against the same page without offers',
      value: ours?.lcpMs ?? NaN,
      baseline: medians.get('without offers')?.lcpMs ?? NaN,
      unit: 'ms',
      bound: MAX_LCP_RATIO,
    },
  ];
}

function tableOf(medians: Medians): string {
  const rows = [...medians].map(([name, { askedMs, shownMs, lcpMs }]) => [
    name,
    ...[askedMs, shownMs, lcpMs].map((ms) => (Number.isNaN(ms) ? '' : `${ms.toFixed(0)} ms`)),
  ]);
  return alignedTable([['page with offers', 'call', 'painted', 'LCP'], ...rows]);
}

import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { medianOf } from '../percentiles.ts';
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

/**
 * The host is that of the experience, which the script has with it. A local site has another one,
 * as an environment may, for which its script asks first.
 */
const withoutEnvironment = (html: string) => html.replace(' data-delivery="environment"', '');

const OURS = {
  origin: 'https://marketing.meridia.example',
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
    change: withoutEnvironment,
    cookies: { cookiesOptin: 'true' },
    delivery: OURS,
    text: OFFER,
  },
  'of an environment': {
    change: (html: string) => html,
    cookies: { cookiesOptin: 'true' },
    delivery: OURS,
    text: OFFER,
  },
  'without offers': { change: withoutEnvironment, cookies: {}, delivery: OURS, text: DEFAULT },
  alloy: {
    change: withAlloy,
    cookies: {},
    delivery: { origin: `https://${EDGE_HOST}`, answer: answerAsEdge(OFFER) },
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
  const deliveryHost = await readDeliveryHost(site.address);
  const sides = await Promise.all(
    names.map(async (name) => ({
      loads: [] as OffersLoad[],
      ...visitOf(name, deliveryHost),
      ...(await startProxy(site.address, WAYS[name].change, { files, withoutPolicy: true })),
    })),
  );
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      console.error(round === 0 ? '  warming up' : `  round ${round} of ${ROUNDS}`);
      for (const { address, loads, ...visit } of sides) {
        const load = await loadWithOffers(browser, `${address}${PATH}`, visit);
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

/** One way is that of a site whose environment has a marketing host of its own. */
function visitOf(name: WayName, deliveryHost: string): OffersVisit & { readonly name: WayName } {
  const way: OffersVisit = WAYS[name];
  const isOwn = name === 'of an environment';
  return { name, ...way, ...(isOwn && { delivery: { ...OURS, origin: deliveryHost } }) };
}

/** The marketing host of the environment, as a browser learns it. Throws where it has none. */
async function readDeliveryHost(address: string): Promise<string> {
  const text = await (await fetch(new URL('/open-environment', address))).text();
  const host = /"deliveryHost":"(?<host>[^"]+)"/.exec(text)?.groups?.['host'];
  if (host === undefined) throw new Error(`The environment has no marketing host: ${text}`);
  return new URL(host).origin;
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
  const againstAlloy = (way: OffersLoad | undefined, which: string): Figure[] => [
    {
      name: `offers${which}: from the navigation to the call, against Alloy`,
      value: way?.askedMs ?? NaN,
      baseline: alloy?.askedMs ?? NaN,
      unit: 'ms',
      bound: MAX_ASKED_RATIO,
    },
    {
      name: `offers${which}: from the navigation to the painted offer, against Alloy`,
      value: way?.shownMs ?? NaN,
      baseline: alloy?.shownMs ?? NaN,
      unit: 'ms',
      bound: MAX_SHOWN_RATIO,
    },
  ];
  return [
    ...againstAlloy(ours, ''),
    ...againstAlloy(medians.get('of an environment'), ', host of the environment'),
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

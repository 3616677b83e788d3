import { buildForms, buildPlain } from './build.ts';
import type { Measured } from './figures.ts';
import { fetchPeers } from './forms/fetch-peers.ts';
import { measureLoad } from './load/run-load.ts';
import { measureEdits } from './keystroke/measure-edits.ts';
import { measureFirstKey } from './keystroke/measure-first-key.ts';
import { measureGiants } from './keystroke/measure-giants.ts';
import { measureOpening } from './keystroke/measure-opening.ts';
import { measurePictures } from './keystroke/measure-pictures.ts';
import { measurePlayground } from './keystroke/measure-playground.ts';
import { measureClicks } from './measurement/measure-clicks.ts';
import { measureDelivery } from './measurement/measure-delivery.ts';
import { measureOffers } from './offers/measure-offers.ts';
import { measurePage } from './page-load/measure-page.ts';
import { prepareBrowser } from './run-in-browser.ts';
import { prepareNode } from './run-in-node.ts';

export interface MeasureOptions {
  /** How many links a visitor follows where events are counted. */
  readonly navigations: number;
}

/** Something that measures. A new one needs a line here and a measure where it runs. */
export interface Instrument {
  readonly name: string;
  readonly measure: (options: MeasureOptions) => Promise<Measured>;
}

export const INSTRUMENTS: readonly Instrument[] = [
  ...[
    'server',
    'requests',
    'experiments',
    'calls',
    'hold',
    'conditional',
    'validators',
    'validate',
    'formats',
    'routes',
    'rich-text',
  ].map(inNode),
  ...['mounting', 'updates', 'model', 'hydrating', 'accordion'].map((name) => inBrowser(name)),
  inBrowser('forms', async () => buildForms(fetchPeers())),
  {
    name: 'compiled',
    async measure() {
      await buildPlain();
      return (await prepareNode())('compiled');
    },
  },
  { name: 'load', measure: measureLoad },
  { name: 'page', measure: measurePage },
  { name: 'offers', measure: measureOffers },
  {
    name: 'measurement',
    async measure({ navigations }) {
      const clicks = await measureClicks();
      const { figures, notes } = await measureDelivery(navigations);
      return { figures: [...clicks, ...figures], notes };
    },
  },
  { name: 'playground', measure: measurePlayground },
  { name: 'edits', measure: measureEdits },
  { name: 'first-key', measure: measureFirstKey },
  { name: 'opening', measure: measureOpening },
  { name: 'pictures', measure: measurePictures },
  { name: 'giants', measure: measureGiants },
];

function inNode(name: string): Instrument {
  return { name, measure: async () => (await prepareNode())(name) };
}

function inBrowser(name: string, build?: () => Promise<string>): Instrument {
  return {
    name,
    async measure() {
      const browser = await prepareBrowser(build);
      try {
        return await browser.measure(name);
      } finally {
        await browser.close();
      }
    },
  };
}

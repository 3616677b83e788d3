import { createServer, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Asset } from '#schemas/generated/asset.ts';
import { experience } from '#site/experience.ts';
import { atEndOfFile } from '../at-end.ts';
import { openSite, type Visits } from './visit.ts';
import { wakeUp } from './wake-up.ts';

/**
 * The directive that closes each way out which the thief of the fixtures tries. One more is an
 * object, whose address no text may be.
 */
const WAYS: Readonly<Record<string, string>> = {
  image: 'img-src',
  drawing: 'img-src',
  background: 'img-src',
  media: 'media-src',
  fetch: 'connect-src',
  beacon: 'connect-src',
  request: 'connect-src',
  socket: 'connect-src',
  events: 'connect-src',
  ping: 'connect-src',
  form: 'form-action',
  frame: 'frame-src',
  style: 'style-src-elem',
  prefetch: 'default-src',
  font: 'font-src',
  script: 'script-src-elem',
};

const atEnd = atEndOfFile();
const arrived = new Set<string>();
/** Takes connections, and reads from the first bytes of each which name it was meant for. */
const collector = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (bytes) => {
    arrived.add(/([a-z]+)\.localhost/.exec(bytes.toString('latin1'))?.[1] ?? 'unknown');
    socket.destroy();
  });
});

const feature = (file: string): { name: string; asset: Asset } => ({
  name: file,
  asset: { package: 'sample-modules', version: '1.0.0', file: `${file}.js`, tag: `x-${file}` },
});
const declared = [
  { ...feature('thief'), element: { properties: ['collector'] } },
  feature('ordinary'),
];
const routes = experience.routes.map((route) =>
  route.features ? { ...route, features: [...route.features, ...declared] } : route,
);
const changed = { ...experience, routes };

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  atEnd(() => void collector.close());
});

/** Opens a page on which the thief stands beside an element of ordinary make. */
async function meetThief({ site, visit }: Visits) {
  arrived.clear();
  const properties = { collector: `localhost:${(collector.address() as AddressInfo).port}` };
  const flexComponents = [
    { componentType: 'feature', name: 'ordinary' },
    { componentType: 'feature', name: 'thief', properties },
  ];
  const model = { data: { meta: { title: 'Attack' }, flexZone: { flexComponents } } };
  site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(model) });
  const { page } = await visit('/en/individuals');
  await wakeUp(page);
  return page;
}

describe('a page with a module of a CDN host that somebody has taken over', () => {
  const visits = openSite({ site: { experience: changed } });

  test('sends nothing to another host, whichever way the module tries, and shows its neighbours', async () => {
    const page = await meetThief(visits);

    await expect.poll(() => page.evaluate(readClosedWays)).toEqual(WAYS);

    expect([...arrived]).toEqual([]);
    const ordinary = page.locator('x-ordinary');
    await ordinary.getByText('made of nodes').waitFor();
    expect(await ordinary.evaluate(describeOrdinary)).toEqual({
      color: 'rgb(1, 2, 3)',
      refusals: { policy: true, html: true },
    });
  });
});

describe('the same page under a policy that only reports', () => {
  const visits = openSite({ site: { experience: changed, reportOnlyPolicy: true } });

  test(
    'sends something every way, so that the collector would hear of it',
    { tags: ['deep'] },
    async () => {
      await meetThief(visits);

      const names = [...Object.keys(WAYS), 'object'].toSorted();
      await expect.poll(() => [...arrived].toSorted()).toEqual(names);
    },
  );
});

/** Runs inside the page: the directive that has closed each way, by its name. */
function readClosedWays(): Record<string, string> {
  const ways = window.watchedViolations.flatMap((text): [string, string][] => {
    const [, directive = '', name = ''] = /^(\S+) \w+:\/\/(\w+)\.localhost/.exec(text) ?? [];
    // The frame in which the form's answer would stand is closed as well.
    return name === '' || (name === 'form' && directive === 'frame-src') ? [] : [[name, directive]];
  });
  return Object.fromEntries(ways);
}

/** Runs inside the page. */
function describeOrdinary(element: Element) {
  const refusals: unknown = Reflect.get(element, 'refusals');
  return { color: getComputedStyle(element).color, refusals };
}

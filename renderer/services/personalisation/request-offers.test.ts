import { describe, expect, test } from 'vitest';
import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import type { PersonalisationHost } from './create-delivery-request.ts';
import { reportOutcome } from './report-outcome.ts';
import { requestOffers } from './request-offers.ts';

const CONFIG: PersonalisationConfig = {
  host: 'https://marketing.test',
  client: 'bank',
  propertyTokens: { be: 'token' },
};
/** Offers of it count once they are shown. */
const DISPLAY: PersonalisationConfig = { ...CONFIG, counting: 'display' };
const BROWSER = {
  context: {
    userAgent: 'Browser',
    timeOffsetInMinutes: 0,
    screen: { width: 1, height: 1, orientation: 'landscape' },
    window: { width: 1, height: 1 },
  },
  referrer: '',
  language: 'en-GB',
} as const;

const offer = (name: string, content: unknown) => ({ name, options: [{ type: 'html', content }] });
const answer = (...mboxes: object[]) => ({ id: { tntId: '7.34_0' }, execute: { mboxes } });

type Answer = (body: unknown) => Response | Promise<Response>;

/** A tab whose calls are answered so, one after the other; the last answer stands for all later. */
function openTab(...answers: Answer[]) {
  const browser = createMemoryBrowser();
  const bodies: unknown[] = [];
  const tab = browser.openTab();
  const host: PersonalisationHost = {
    ...tab,
    createId: () => '8'.repeat(32),
    describeBrowser: () => BROWSER,
    async fetch(request) {
      const body: unknown = await request.json();
      bodies.push(body);
      const own = answers[Math.min(bodies.length, answers.length) - 1];
      return own ? own(body) : Response.error();
    },
  };
  let allowed = true;
  const isAllowed = () => allowed;
  const ask = (mboxes: readonly string[] = ['hero', 'offer'], config = CONFIG) =>
    requestOffers({ mboxes, isAllowed, prepare: () => Promise.resolve(config) }, host);
  const report = (
    options: Pick<Parameters<typeof reportOutcome>[0], 'reason' | 'shown' | 'late'>,
  ) => reportOutcome({ config: DISPLAY, isAllowed, mboxes: ['hero', 'offer'], ...options }, host);
  const withdraw = () => void (allowed = false);
  return { browser, tab, host, ask, report, bodies, withdraw };
}

const namesIn = (body: unknown) => {
  const { execute } = Object(body) as { execute: { mboxes: { name: string }[] } };
  return execute.mboxes.map(({ name }) => name);
};

test('PE-002 PE-021 offers are looked up by the ids of mboxes, and the visitor’s id is kept', async () => {
  const { browser, ask, bodies } = openTab(() => Response.json(answer(offer('hero', 'saver'))));

  const { contents, reason } = await ask();

  expect(namesIn(bodies[0])).toEqual(['hero', 'offer']);
  expect([reason, contents?.get('hero'), contents?.get('offer')]).toEqual(['SPLIT', 'saver', '']);
  expect(decodeURIComponent(browser.cookies.get('mbox') ?? '')).toMatch(
    /^session#8{32}#\d+\|PC#7\.34_0#\d+$/,
  );
});

test('PE-023 what is limited is asked for once more, with the mbox profileAttributes', async () => {
  const { ask, bodies } = openTab(
    () => Response.json(answer(offer('hero', 'saver'), offer('offer', { limited: true }))),
    () => Response.json(answer(offer('offer', 'borrower'), offer('profileAttributes', 'x'))),
  );

  const { contents } = await ask();

  expect(namesIn(bodies[1])).toEqual(['profileAttributes', 'offer']);
  expect([contents?.get('hero'), contents?.get('offer')]).toEqual(['saver', 'borrower']);
  expect(bodies).toHaveLength(2);
});

test('PE-025 a repeated lookup makes no second call, and one of another mbox does', async () => {
  const { ask, bodies } = openTab(() => Response.json(answer(offer('hero', 'saver'))));
  await ask();

  const again = await ask();
  const known = bodies.length;
  await ask(['hero', 'other']);

  expect([again.reason, again.contents?.get('hero')]).toEqual(['CACHED', 'saver']);
  expect([known, bodies.length]).toEqual([1, 2]);
});

test('PE-026 PE-028 after 500 ms with its follow-up there is none, and why is told', async () => {
  const { browser, ask, bodies } = openTab(
    () => Response.json(answer(offer('hero', { limited: true }))),
    () => new Promise(() => undefined),
  );

  const asking = ask();
  await browser.clock.advance(500);
  const { contents, reason, error } = await asking;

  expect(bodies).toHaveLength(2);
  expect([contents, reason, error]).toEqual([undefined, 'DEFAULT', '500ms timeout']);
});

const prepareCall = () => Promise.resolve(CONFIG);

test('PE-026 an answer that waited until the page had time for it is still read', async () => {
  const { host: idle } = openTab();
  const { promise: timer, resolve: after } = Promise.withResolvers<() => void>();
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
  const host = {
    ...idle,
    after: (_: number, task: () => void) => after(task),
    fetch: () => response,
  };
  const options = { mboxes: ['hero'], isAllowed: () => true, prepare: prepareCall };
  const asking = requestOffers(options, host);

  // It was busy for longer than all of that time, and the timer is what it does first.
  (await timer)();
  respond(Response.json(answer(offer('hero', 'saver'))));

  expect(await asking).toMatchObject({ reason: 'SPLIT' });
});

test('PE-035 an answer that comes after its time is told, and kept for no later page', async () => {
  const gate = Promise.withResolvers<void>();
  const { browser, tab, ask, report } = openTab(async () => {
    await gate.promise;
    return Response.json(answer(offer('hero', 'saver')));
  });
  const asking = ask();
  await browser.clock.advance(500);
  const { late, reason } = await asking;

  gate.resolve();
  const cameLate = await report({ reason, late, shown: new Map() });
  const again = await ask();

  expect([reason, cameLate, again.reason]).toEqual(['DEFAULT', true, 'SPLIT']);
  expect(tab.messages).toEqual(['Offers came too late and are not shown: hero, offer']);
});

describe('whatever fails yields no offer, and nobody is shown an error', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => offer(`m${index}`, 'x'.repeat(1_000)));

  test.each<[string, Answer]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a status', () => new Response('', { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['a megabyte', () => Response.json(answer(...many))],
  ])('PE-029 %s yields no offer', async (_, own) => {
    const { ask } = openTab(own);

    const { contents, reason } = await ask();

    expect([contents, reason]).toEqual([undefined, 'ERROR']);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['mboxes that are none', { execute: { mboxes: 'x' } }],
    ['options that are none', { execute: { mboxes: [null, 7, { name: 7 }, { name: 'hero' }] } }],
    ['content that is none', answer({ name: 'hero', options: [{ content: 7 }] })],
  ])('PE-029 an answer that is %s yields none', async (_, body) => {
    const { ask } = openTab(() => Response.json(body));

    expect((await ask()).contents?.get('hero') ?? '').toBe('');
  });
});

test('500 kB of options are read', async () => {
  const options = Array.from({ length: 500 }, () => ({ content: 'x'.repeat(1_000) }));
  const { ask } = openTab(() =>
    Response.json(answer({ name: 'offer', options }, offer('hero', 'saver'))),
  );

  expect((await ask()).contents?.get('hero')).toBe('saver');
});

test.each([420, 429])('after %i nothing is asked for a minute', async (status) => {
  const { browser, ask, bodies } = openTab(() => new Response('', { status }));
  await ask();

  await ask();
  const within = bodies.length;
  await browser.clock.advance(60_000);
  await ask();

  expect([within, bodies.length]).toEqual([1, 2]);
});

test('of 60 mboxes the first 50 are asked for, and the others have their default', async () => {
  const mboxes = Array.from({ length: 60 }, (_, index) => `m${index}`);
  const { ask, bodies } = openTab(() => Response.json(answer()));

  const { contents } = await ask(mboxes);

  expect(namesIn(bodies[0])).toEqual(mboxes.slice(0, 50));
  expect(contents?.get('m59')).toBe('');
});

test('consent that is withdrawn meanwhile leaves no offer and no id of an answer', async () => {
  const { browser, ask, withdraw } = openTab(() => {
    withdraw();
    return Response.json(answer(offer('hero', 'saver')));
  });

  expect(await ask()).toEqual({ reason: 'DISABLED' });
  expect(decodeURIComponent(browser.cookies.get('mbox') ?? '')).not.toContain('PC#');
});

test('PE-015 PE-017 the page is asked about as a whole, never by mboxes as well', async () => {
  const { ask, bodies } = openTab(() =>
    Response.json({
      execute: {
        pageLoad: { options: [{ content: 'hero:saver' }, { content: { limited: true } }] },
      },
    }),
  );

  const { contents } = await ask(['hero', 'offer'], { ...CONFIG, scope: 'pageLoad' });

  expect(bodies[0]).toHaveProperty('execute.pageLoad.parameters.language', 'en-GB');
  expect(bodies[0]).not.toHaveProperty('execute.mboxes');
  expect(namesIn(bodies[1])).toEqual(['profileAttributes', 'offer']);
  expect(contents?.get('hero')).toBe('saver');
});

const prefetched = () => Response.json({ prefetch: answer(offer('hero', 'saver')).execute });

describe('with counting of display', () => {
  const hero = new Map([['hero', 'saver']]);

  test('nothing counts before it is shown, and then what is shown alone', async () => {
    const { ask, report, bodies } = openTab(prefetched);

    const { contents, reason } = await ask(['hero', 'offer'], DISPLAY);
    await report({ reason, shown: hero });

    expect(contents?.get('hero')).toBe('saver');
    expect(bodies[0]).toHaveProperty('prefetch.mboxes.0.name', 'hero');
    expect(bodies[0]).not.toHaveProperty('execute');
    expect(bodies[1]).toMatchObject({
      notifications: [{ type: 'display', mbox: { name: 'hero' } }],
    });
    expect(Object(bodies[1])['notifications']).toHaveLength(1);
  });

  test('nothing is told of defaults, of what the session knows, or without consent', async () => {
    const { report, bodies, withdraw } = openTab(prefetched);

    await report({ reason: 'SPLIT', shown: new Map() });
    await report({ reason: 'CACHED', shown: hero });
    withdraw();
    await report({ reason: 'SPLIT', shown: hero });

    expect(bodies).toEqual([]);
  });
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list of what is no pair', '[7]'],
  ['another form', '{"contents":[["hero","saver"]],"__proto__":{"hero":"saver"}}'],
])('a storage with %s is as good as an empty one', async (_, text) => {
  const { tab, ask } = openTab(() => Response.json(answer(offer('hero', 'saver'))));
  tab.tabStorage.set('offers', text);

  const { contents, reason } = await ask(['hero']);

  expect([contents?.get('hero'), reason]).toEqual(['saver', 'SPLIT']);
});

const failToPrepare = () => Promise.reject(new Error('its code does not come'));

test('PE-029 a page whose call cannot be prepared has its defaults', async () => {
  const { host } = openTab();

  const outcome = await requestOffers(
    { mboxes: ['hero'], isAllowed: () => true, prepare: failToPrepare },
    host,
  );

  expect(outcome).toEqual({ reason: 'ERROR', error: 'Error: its code does not come' });
});

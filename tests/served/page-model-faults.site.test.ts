import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFaultInjection, type Fault } from '#fixtures/backend';
import { testFirst } from '../sample/test-first.ts';
import { placesIn } from './plan-in.ts';
import { startSite, type TestSite } from './start-site.ts';

const ERROR_CARD = 'Une erreur s’est produite. Veuillez réessayer plus tard.';

/**
 * Matches what no visitor may ever read: stacks, paths of files, addresses of services, our own
 * wording.
 */
const INSIDES =
  /\bat .+\.[jt]sx?:\d+|node_modules|backend\.local|page-model|Error retr|"(stack|fix|message)":/;

const LOST: Fault = { kind: 'disconnect' };

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

const body = (value: unknown): Fault => ({
  kind: 'body',
  text: typeof value === 'string' ? value : JSON.stringify(value),
});

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

async function visit() {
  const answer = await site.get('/fr/particuliers');
  const { status, headers } = answer;
  return { status, headers, html: await answer.text() };
}

describe('an answer of the content service that holds no page', () => {
  // First one of each way in which it is no page; what takes until the limit of a call comes later.
  testFirst<[string, Fault, RegExp]>(6, [
    ['status 500', { kind: 'status', status: 500 }, /failed with status 500/],
    ['an error page in HTML', { kind: 'html' }, /Failed to parse response/],
    ['a connection that always breaks', { kind: 'disconnect' }, /told to break the connection/],
    ['with blanks without end', { kind: 'oversized' }, /larger than 5000000 bytes/],
    ['without data', body({ pages: [] }), /^Missing page data/],
    ['broken off in the middle', { kind: 'reset' }, /told to break the connection/],
    ['status 403', { kind: 'status', status: 403 }, /failed with status 403/],
    ['cut in the middle', { kind: 'truncated' }, /Failed to parse response/],
    ['empty', { kind: 'empty' }, /Failed to parse response/],
    ['plain text', { kind: 'wrong-type' }, /Failed to parse response/],
    ['shorter than it promises', { kind: 'wrong-length' }, /told to break the connection/],
    ['one byte at a time', { kind: 'trickle' }, /3500ms timeout/],
    ['a redirect', { kind: 'redirect' }, /failed with status 302/],
    ['a list', body('[1, 2]'), /Failed to parse response/],
    ['a text', body('"hello"'), /Failed to parse response/],
    ['null', body('null'), /Failed to parse response/],
    ['10 MB long', body({ data: {}, filler: 'x'.repeat(10_000_000) }), /larger than 5000000 bytes/],
    ['with data of the wrong type', body({ data: 'all of it' }), /^Missing page data/],
  ])(
    'is reported on the console once, and replaced by the error card: %s',
    async (_, fault, message) => {
      site.faultInjection.set('page-model', fault);

      const { status, headers, html } = await visit();
      site.faultInjection.clear();
      const next = await visit();

      expect(site.messages).toEqual([expect.stringMatching(message)]);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('30');
      expect(html).toContain(ERROR_CARD);
      expect(html).toContain('<html lang="fr-BE">');
      expect(html).toContain('<header class="top-bar"');
      expect(html).toContain('<footer class="footer"');
      expect(html).not.toMatch(INSIDES);
      expect(next.status).toBe(200);
    },
  );

  test('is a page that does not exist, where its status is 404', async () => {
    site.faultInjection.set('page-model', { kind: 'status', status: 404 });

    const { status, html } = await visit();

    expect(status).toBe(404);
    expect(html).toContain('Nous ne trouvons pas la page que vous cherchez.');
    expect(html).not.toMatch(INSIDES);
    expect(site.messages).toEqual([expect.stringMatching(/failed with status 404/)]);
  });
});

const paragraph = {
  componentType: 'paragraph',
  richBody: { value: '<p>Le reste de la page.</p>' },
};
const card = (extra: object) => ({ componentType: 'service-card', title: 'Carte', ...extra });
const withZone = (flexZone: unknown) => body({ data: { flexZone, legalZone: zoneOf(paragraph) } });
/** A page whose first component is written as text, for what no object can hold. */
function withText(component: string): Fault {
  const legalZone = JSON.stringify(zoneOf(paragraph));
  return body(`{"data":{"flexZone":{"flexComponents":[${component}]},"legalZone":${legalZone}}}`);
}

const zoneOf = (...flexComponents: unknown[]) => ({ flexComponents });

describe('an answer of the content service that is wrong in one place', () => {
  test.each<[string, Fault, RegExp]>([
    ['a zone that is a text', withZone('none'), /\/data\/flexZone\)$/],
    ['components that are no list', withZone({ flexComponents: {} }), /\/data\/flexZone\/flexC/],
    ['a component that is null', withZone(zoneOf(null)), /\/flexComponents\/0/],
    [
      'an unknown component',
      withZone(zoneOf({ componentType: 'servise-card' })),
      /^Unknown component: servise-card.*service-card/,
    ],
    [
      'a component named like what every object has',
      withZone(zoneOf({ componentType: 'constructor' })),
      /^Unknown component: constructor/,
    ],
    ['a field of the wrong type', withZone(zoneOf(card({ title: 7 }))), /flexComponents\/0\/title/],
    [
      'a field that is missing',
      withZone(zoneOf({ componentType: 'service-card' })),
      /"title".*flexComponents\/0\/title/,
    ],
    [
      'a component nested 10,000 levels deep',
      withText(`{"componentType":"paragraph","richBody":${deep(10_000)}}`),
      /\/data\/flexZone\/flexComponents\/0/,
    ],
    [
      'a key that is made to change every object',
      withText(`{"componentType":"paragraph","__proto__":{"title":"x"}}`),
      /__proto__/,
    ],
  ])('costs that place alone, and is reported once: %s', async (_, fault, message) => {
    site.faultInjection.set('page-model', fault);

    const { status, html } = await visit();

    expect(site.messages).toEqual([expect.stringMatching(message)]);
    expect(status).toBe(200);
    expect(html).toContain('Le reste de la page.');
    expect(html).not.toMatch(INSIDES);
    expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
  });

  test('shows a component that has a field too many, since the service may be newer', async () => {
    site.faultInjection.set('page-model', withZone(zoneOf(card({ sparkle: true }))));

    const { html } = await visit();

    expect(site.messages).toEqual([expect.stringMatching(/sparkle/)]);
    expect(html).toContain('Carte');
    expect(placesIn(html).filter(({ state }) => state === 'faulty')).toEqual([]);
  });

  testFirst(1, [
    ['before its data', `{"before":${deep(10_000)},"data":{"legalZone":{"flexComponents":[]}}}`],
    ['in its head', `{"data":{"meta":${deep(10_000)},"legalZone":{"flexComponents":[]}}}`],
    ['with a key for every object', '{"__proto__":{"data":{}},"data":{}}'],
  ])('is answered all the same where it is hostile %s', async (_, text) => {
    site.faultInjection.set('page-model', body(text));

    const { status, html } = await visit();
    site.faultInjection.clear();
    const next = await visit();

    expect(status).toBe(200);
    expect(html).not.toMatch(INSIDES);
    expect(site.messages).toHaveLength(1);
    expect(next.status).toBe(200);
  });
});

test('a connection that breaks once is tried again, and nobody notices', async () => {
  const steady = createFaultInjection();
  const faultInjection = {
    ...steady,
    faultOf: () => (steady.calls('page-model').length === 1 ? LOST : undefined),
  };
  const shaky = await startSite({ faultInjection });

  const answer = await shaky.get('/en/individuals');
  await shaky.stop();

  expect(answer.status).toBe(200);
  expect(shaky.messages).toEqual([]);
  expect(steady.calls('page-model')).toHaveLength(2);
});

import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { listItems } from '../tree/index.ts';
import { createPlan } from './create-plan.ts';
import {
  answering,
  sampleExperience,
  samplePlatform,
  sampleRegistry,
} from './sample-site.testing.ts';

const RATE = { name: 'rate', dataType: 'percentage', value: { value: 1.5 } };
const MACROS = { groups: [{ name: 'saving', keys: [RATE] }] };

interface Visited {
  readonly path?: string;
  readonly page?: object;
  readonly macros?: object;
  readonly experience?: Partial<ExperienceConfig>;
}

/**
 * Makes a whole visit; returns the requests to its services, the plan that it comes to, and the
 * messages on the console.
 */
async function visit({
  path = '/en/individuals',
  page = {},
  macros = MACROS,
  experience,
}: Visited) {
  const sent: Request[] = [];
  const answer = answering({ '/page-model': { data: page }, '/macros': macros });
  const { platform, host } = samplePlatform(
    {
      url: `https://www.sample.test${path}`,
      fetch(request) {
        sent.push(request.clone());
        return answer(request);
      },
    },
    { ...sampleExperience, ...experience },
  );
  const { signal } = new AbortController();
  const outcome = await createPlan({ platform, registry: sampleRegistry, signal });
  if (outcome.status !== 'page') throw new Error(`It redirects to ${outcome.url}.`);
  const { plan } = outcome;
  return { sent, plan, text: JSON.stringify(listItems(plan.slots)), messages: host.messages };
}

const pagesAsked = (sent: readonly Request[]) =>
  sent.map(({ url }) => new URL(url).searchParams.get('pageUrl'));

const note = (text: string, more: object = {}) => ({ componentType: 'note', text, ...more });

describe('the page that a visit asks for', () => {
  test.each([
    [
      'FP-004 it is chosen by the path alone',
      '/fr/épargne/livret?q=1#top',
      '/fr/%C3%A9pargne/livret',
    ],
    ['FP-005 the slash at the end does not count', '/fr/livret/', '/fr/livret'],
    ['FP-006 a part for tests does not count', '/fr/feature-testing/x/livret', '/fr/livret'],
  ])('%s: %s', async (_, path, pageUrl) => {
    const { sent, plan } = await visit({ path });

    expect(pagesAsked(sent)).toEqual([pageUrl]);
    expect(plan.decisions.pageUrl).toBe(pageUrl);
  });

  test.each([
    [{}, '/fr/livret'],
    [{ languagePrefix: false }, '/fr/livret'],
    [{ languagePrefix: true }, '/fr/fr/livret'],
  ])(
    'FP-007 has its language before it only where that is configured: %j',
    async (own, pageUrl) => {
      const flexPage = { endpoint: '/page-model', ...own };

      const { sent } = await visit({ path: '/fr/livret', experience: { flexPage } });

      expect(pagesAsked(sent)).toEqual([pageUrl]);
    },
  );

  test.each([
    ['^/fr/', 200, 1],
    ['^/en/', 404, 0],
  ])('FP-026 is one that a configured pattern allows: %s gives %i', async (...row) => {
    const [pattern, status, count] = row;
    const flexPage = { endpoint: '/page-model', urlPatterns: [pattern] };

    const { sent, plan } = await visit({ path: '/fr/livret', experience: { flexPage } });

    expect([plan.status, sent.length]).toEqual([status, count]);
  });

  test('FP-030 is asked for where a property of its route says', async () => {
    const routes = [{ pathPattern: '/*', properties: { endpoint: '/other-model' } }];

    const { sent } = await visit({ path: '/fr/livret', experience: { routes } });

    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/other-model']);
  });

  test('FP-028 is asked for in the language of its address', async () => {
    const { sent } = await visit({ path: '/fr/livret' });

    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr-BE']);
  });
});

describe('the macros that a visit asks for', () => {
  const page = {
    hasMacro: true,
    meta: { title: 'From %{meta:title}%' },
    flexZone: {
      flexComponents: [
        note('%{saving:rate}%', { inner: [note('%{inner:rate}%')] }),
        note('%{saving:rate}% %{saving:premium}%'),
        { componentType: 'unheard-of', text: '%{faulty:rate}%' },
      ],
    },
  };

  test('MA-005 MA-008 are those of what is shown, each once, and their values are shown', async () => {
    const { sent, text, plan } = await visit({ page });

    const [, macros] = sent;
    expect(sent).toHaveLength(2);
    expect(new URL(macros?.url ?? '').pathname).toBe('/macros');
    expect(await macros?.json()).toEqual({
      groups: [
        { name: 'meta', keys: ['title'] },
        { name: 'saving', keys: ['rate', 'premium'] },
        { name: 'inner', keys: ['rate'] },
      ],
    });
    expect(text).toContain('"text":"1.50% -"');
    expect(plan.head.title).toBe('From - - Sample Bank');
  });

  test.each([{ ...page, hasMacro: false }, { flexZone: page.flexZone }])(
    'MA-004 are none where the page does not say that it has some',
    async (bare) => {
      const { sent, text } = await visit({ page: bare });

      expect(sent).toHaveLength(1);
      expect(text).toContain('"text":"-"');
    },
  );

  test('MA-002 are none without group or key: each text is a problem at its place, and a dash is shown', async () => {
    const flexComponents = [note('%{:rate}%'), note('%{saving: }% %{:rate}% %{saving:rate}%')];

    const { sent, text, messages } = await visit({
      page: { hasMacro: true, flexZone: { flexComponents } },
    });

    expect(await sent[1]?.json()).toEqual({ groups: [{ name: 'saving', keys: ['rate'] }] });
    expect(text).toContain('"text":"- - 1.50%"');
    expect(messages).toEqual([
      {
        level: 'error',
        text: expect.stringMatching(
          /^Broken placeholder: %\{:rate\}%\..* \(broken-placeholder, \/data\/flexZone\/flexComponents\/0\/text\)$/,
        ),
      },
      {
        level: 'error',
        text: expect.stringMatching(
          /^Broken placeholder: %\{saving: \}%\..* \(broken-placeholder, \/data\/flexZone\/flexComponents\/1\/text\)$/,
        ),
      },
    ]);
  });

  test('MA-002 MA-004 with nothing else on the page nothing is asked for', async () => {
    const { sent } = await visit({
      page: { hasMacro: true, flexZone: { flexComponents: [note('%{saving:}%')] } },
    });

    expect(sent).toHaveLength(1);
  });

  test('MA-011 are dashes where they fail, with one report', async () => {
    const { text, messages } = await visit({ page, macros: { groups: 5 } });

    expect(text).toContain('"text":"- -"');
    expect(messages.filter(({ text: said }) => said.includes('macros'))).toEqual([
      { level: 'error', text: expect.stringMatching(/^Error retrieving macros: /) },
    ]);
  });
});

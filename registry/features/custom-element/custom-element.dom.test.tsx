import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FeatureConfig } from '#schemas/generated/route.ts';
import { openOnPage, type FeaturePage } from '../feature-page.testing.tsx';

const ADDRESS = 'https://cdn.example.com/loan-simulator/1.0.0/esm/index.js';
const ERROR = 'This part cannot be shown right now. Please try again later.';

let page: FeaturePage | undefined;
/** A tag is taken for as long as there is a window. */
let tags = 0;

beforeEach(() => {
  tags += 1;
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

const declaredWith = (changes: Partial<FeatureConfig> = {}): FeatureConfig => ({
  name: 'loan-simulator',
  asset: {
    package: 'loan-simulator',
    version: '1.0.0',
    file: 'index.js',
    tag: `loan-simulator-${tags}`,
  },
  element: { height: 300, properties: ['amount', 'years'], events: ['loan-changed'] },
  ...changes,
});

const open = (
  element: CustomElementConstructor,
  options: Partial<Parameters<typeof openOnPage>[0]> = {},
) =>
  openOnPage({
    feature: { name: 'loan-simulator' },
    declared: [declaredWith()],
    importModule: async () => ({ default: element }),
    ...options,
  });
const own = () => document.querySelector<HTMLElement>('.custom-element__own');
const stateOf = () => document.querySelector('.feature-state')?.getAttribute('data-state');

const pending = (complete: Promise<void>) =>
  new CustomEvent('pending-task', { detail: { complete } });

/** An element that notes what it is given. */
function simulator(onConnected: (element: HTMLElement) => void = () => {}) {
  return class extends HTMLElement {
    readonly given: unknown[] = [];

    set amount(value: unknown) {
      this.given.push(['amount', value]);
    }

    set years(value: unknown) {
      this.given.push(['years', value]);
    }

    connectedCallback() {
      onConnected(this);
    }
  };
}

describe('CustomElement', () => {
  test('AS-012 shows the element of a module that comes from the CDN host', async () => {
    const urls: string[] = [];
    const element = simulator((it) => it.append('Work it out'));

    page = await open(element, {
      importModule: async ({ url }) => {
        urls.push(url);
        return { default: element };
      },
    });

    expect(urls).toEqual([ADDRESS]);
    expect(screen.getByText('Work it out')).toBeVisible();
    expect(own()?.localName).toBe(`loan-simulator-${tags}`);
    expect(own()).toBeInstanceOf(element);
    expect(page.codes).toEqual([]);
    expect(page.tasks).toEqual(['loan-simulator']);
    expect(stateOf()).toBe('complete');
  });

  test('AS-017 takes the export that the asset names', async () => {
    const element = simulator();
    const asset = { ...declaredWith().asset, export: 'Simulator' };

    page = await open(element, {
      declared: [declaredWith({ asset })],
      importModule: async () => ({ default: simulator(), Simulator: element }),
    });

    expect(own()).toBeInstanceOf(element);
  });

  test('gives it what is configured, and what the page says before that', async () => {
    page = await open(simulator(), {
      declared: [declaredWith({ properties: { amount: 1, years: 2 } })],
      feature: { name: 'loan-simulator', properties: { amount: 3 } },
    });

    expect(own()).toHaveProperty('given', [
      ['amount', 3],
      ['years', 2],
    ]);
  });

  test('a property that is not declared is surplus, reported and dropped', async () => {
    page = await open(simulator(), {
      feature: { name: 'loan-simulator', properties: { amount: 3, innerHTML: '<b>x</b>' } },
    });

    expect(page.codes).toEqual(['unknown-property']);
    expect(own()).toHaveProperty('given', [['amount', 3]]);
    expect(own()).toBeEmptyDOMElement();
  });

  test.each(['innerHTML', 'onclick', 'style', 'textContent', 'constructor', 'prototype'])(
    'a property that every element has is never set, though it is declared: %s',
    async (name) => {
      page = await open(simulator(), {
        declared: [
          declaredWith({ element: { properties: [name] }, properties: { [name]: '<b>x</b>' } }),
        ],
      });

      expect(page.codes).toEqual(['refused-element-property']);
      expect(own()).toBeEmptyDOMElement();
      expect(own()?.onclick).toBeNull();
      expect(own()?.getAttribute('style')).toBeNull();
    },
  );

  test('properties that change are set again, and those that go are taken back', async () => {
    const feature = { name: 'loan-simulator', properties: { amount: 1, years: 2 } };
    page = await open(simulator(), { feature });
    const before = own();

    await page.give({ amount: 5 });

    expect(own()).toBe(before);
    await expect
      .poll(() => before && 'given' in before && before.given)
      .toEqual([
        ['amount', 1],
        ['years', 2],
        ['amount', 5],
        ['years', undefined],
      ]);
  });

  test('passes on events that are declared, with JSON, and no others', async () => {
    page = await open(simulator());

    own()?.dispatchEvent(new CustomEvent('loan-changed', { detail: { amount: 5 } }));
    own()?.dispatchEvent(new CustomEvent('something-else', { detail: 1 }));
    own()?.dispatchEvent(new Event('loan-changed'));
    own()?.dispatchEvent(new CustomEvent('loan-changed', { detail: { run: () => 1 } }));

    const told = { feature: 'loan-simulator', name: 'loan-changed' };
    expect(page.featureEvents).toEqual([{ ...told, detail: { amount: 5 } }, told, told]);
    expect(page.codes).toEqual(['dropped-event-detail']);
  });

  test('an event that it tells as soon as it is there is passed on', async () => {
    const element = simulator((it) => it.dispatchEvent(new CustomEvent('loan-changed')));

    page = await open(element);

    expect(page.featureEvents).toHaveLength(1);
  });

  test('is pending until what it waits for has ended, and again whenever it waits', async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    page = await open(
      simulator((it) => it.dispatchEvent(pending(first.promise))),
      { isHanging: true },
    );
    expect(stateOf()).toBe('pending');

    first.resolve();
    await expect.poll(stateOf).toBe('complete');
    own()?.dispatchEvent(pending(second.promise));
    await expect.poll(stateOf).toBe('pending');
    second.resolve();
    await expect.poll(stateOf).toBe('complete');

    expect(page.tasks).toEqual(['loan-simulator', 'loan-simulator']);
    expect(page.codes).toEqual([]);
  });

  test('what it waits for and fails ends as a message in its place', async () => {
    const complete = Promise.reject(new Error('no rates today'));
    complete.catch(() => {});
    page = await open(
      simulator((it) => {
        it.dispatchEvent(new CustomEvent('pending-task', { detail: { complete } }));
      }),
    );

    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(page.messages).toEqual(['Feature loan-simulator failed: no rates today']);
  });

  test.each([
    ['AS-004', { export: 'Simulator' }, 'has no export with the name Simulator'],
    ['AS-005', {}, 'has no default export'],
  ])('%s a wrong module leaves a message in its place', async (_, change, reason) => {
    const asset = { ...declaredWith().asset, ...change };

    page = await open(simulator(), {
      declared: [declaredWith({ asset })],
      importModule: async () => ({ Other: simulator() }),
    });

    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(page.codes).toEqual(['feature-failed']);
    expect(page.messages[0]).toContain(`Feature loan-simulator failed: The `);
    expect(page.messages[0]).toContain(reason);
  });

  test.each([
    ['fr-BE', 'Cette partie ne peut pas s’afficher pour le moment. Veuillez réessayer plus tard.'],
    ['nl-BE', 'Dit onderdeel kan nu niet worden getoond. Probeer het later opnieuw.'],
    [
      'de-DE',
      'Dieser Teil kann gerade nicht angezeigt werden. Bitte versuchen Sie es später erneut.',
    ],
  ])('a module that does not come leaves a message: %s', async (locale, text) => {
    page = await open(simulator(), {
      locale,
      importModule: () => Promise.reject(new TypeError('Failed to fetch')),
    });

    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(page.messages).toEqual(['Feature loan-simulator failed: Failed to fetch']);
  });

  test('AS-014 an asset with a tag alone is the feature of the registry, with its values', async () => {
    const hours = { name: 'hours', asset: { tag: 'branch-opening-hours' } };
    page = await openOnPage({
      feature: { name: 'hours' },
      declared: [{ ...hours, properties: { branch: 'ghent-korenmarkt' } }],
      answer: () => new Response('', { status: 500 }),
    });

    expect(page.requests).toEqual([
      'https://api.meridia.test/branches/open/opening-hours?branch=ghent-korenmarkt',
    ]);
  });

  test.each([
    [{ tag: 'opening-hours' }],
    [{ ...declaredWith().asset, local: true, tag: 'opening-hours' }],
  ])(
    'AS-014 a tag that is not registered is an error, with a message in its place: %j',
    async (asset) => {
      page = await openOnPage({
        feature: { name: 'hours' },
        declared: [{ name: 'hours', asset }],
      });

      expect(page.codes).toEqual(['unregistered-tag']);
      expect(page.messages).toEqual([
        'No component registered in integrated dependency with tag opening-hours',
      ]);
      expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    },
  );

  test('no page names it by its type, or brings an asset', async () => {
    const { asset } = declaredWith();
    page = await openOnPage({
      feature: { name: 'custom-element', properties: { name: 'x', asset, properties: {} } },
    });
    expect(page.codes).toEqual(['unknown-feature']);
    expect(own()).toBeNull();
    page.dispose();

    document.body.innerHTML = '<div id="page"></div>';
    page = await openOnPage({ feature: { name: 'loan-simulator', asset } });
    expect(page.codes).toEqual(['unknown-property', 'unknown-feature']);
    expect(own()).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { loadKnownChecks } from '../known-checks.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();
const integrity = `sha256-${'A'.repeat(43)}=`;
const bare = { package: 'loan-simulator', version: '1.0.0', file: 'index.js' };
const asset = { ...bare, integrity };
const simulator = { name: 'loan-simulator', asset, element: { properties: ['amount', 'years'] } };

const experienceWith = (features: object[], floatingFeatures: object[] = []) => ({
  $schema: 'https://experience.local/experience.schema.json',
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*', features }],
  floatingFeatures,
});
const problemsOf = (document: object) =>
  checkDocument(document, known).map(({ code, pointer }) => `${code} ${pointer}`);

describe('features with an asset', () => {
  test('are right in routes, as floating features, and in a route of its own file', () => {
    const route = {
      $schema: 'https://experience.local/route.schema.json',
      pathPattern: '/*',
      features: [simulator],
    };

    expect(problemsOf(experienceWith([simulator], [simulator]))).toEqual([]);
    expect(problemsOf(route)).toEqual([]);
  });

  test('AS-003 lack a property with neither a module nor a tag', () => {
    expect(problemsOf(experienceWith([{ name: 'x', asset: { version: '1.0.0' } }]))).toEqual([
      'missing-asset-property /routes/0/features/0/asset',
    ]);
  });

  test('AS-018 need the digest of their module, unless it is local or of the registry', () => {
    const features = [
      { ...simulator, asset: bare },
      { name: 'hours', asset: { ...bare, local: true, tag: 'branch-opening-hours' } },
      { name: 'same-hours', asset: { tag: 'branch-opening-hours' } },
    ];

    expect(problemsOf(experienceWith(features, [{ ...simulator, asset: bare }]))).toEqual([
      'missing-integrity /routes/0/features/0/asset/integrity',
      'missing-integrity /floatingFeatures/0/asset/integrity',
    ]);
  });

  test.each([
    [{ tag: 'opening-hours' }],
    [{ ...asset, local: true, tag: 'opening-hours' }],
    [{ tag: 'custom-element' }],
  ])('AS-014 need a tag that the registry has where nothing is loaded: %j', (wrong) => {
    const [problem, ...others] = checkDocument(
      experienceWith([{ name: 'hours', asset: wrong }]),
      known,
    );

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'unregistered-tag',
      pointer: '/routes/0/features/0/asset/tag',
      message: `No component registered in integrated dependency with tag ${wrong.tag}`,
      fix: 'Use one of: appointment, branch-opening-hours, form, loan-calculator; or give package, version and file of a module, without "local".',
    });
  });

  test.each(['innerHTML', 'onclick', 'style', 'textContent', 'constructor', 'prototype', 'title'])(
    'never take a property that every element has: %s',
    (name) => {
      const element = { properties: ['amount', name] };

      expect(problemsOf(experienceWith([{ ...simulator, element }]))).toEqual([
        'refused-element-property /routes/0/features/0/element/properties/1',
      ]);
    },
  );

  test.each(['Amount', 'in-html', 'a b', ''])(
    'take no property that is no plain name: %j',
    (name) => {
      expect(
        problemsOf(experienceWith([{ ...simulator, element: { properties: [name] } }])),
      ).toEqual(['wrong-format /routes/0/features/0/element/properties/0']);
    },
  );

  test('have values for declared properties only', () => {
    const properties = { amount: 5, rate: 2 };

    expect(problemsOf(experienceWith([{ ...simulator, properties }]))).toEqual([
      'unknown-property /routes/0/features/0/properties/rate',
    ]);
  });

  test('of the registry have values that its check takes, of which a page may still give some', () => {
    const hours = { name: 'hours', asset: { tag: 'branch-opening-hours' } };

    expect(problemsOf(experienceWith([hours]))).toEqual([]);
    expect(problemsOf(experienceWith([{ ...hours, properties: { branch: 5 } }]))).toEqual([
      'wrong-type /routes/0/features/0/properties/branch',
    ]);
  });
});

describe('pages with features that an experience declares', () => {
  const features = [simulator, { name: 'hours', asset: { tag: 'branch-opening-hours' } }];
  const onPage = (name: string, properties: unknown) =>
    checkDocument({ componentType: 'feature', name, properties }, known, {
      content: { features },
    }).map(({ code, pointer, fix }) => [`${code} ${pointer}`, fix]);

  test('may name them beside those of the registry', () => {
    expect(onPage('loan-simulator', { amount: 5 })).toEqual([]);
    expect(onPage('hours', { branch: 'ghent-korenmarkt' })).toEqual([]);
    expect(onPage('branch-opening-hours', { branch: 'ghent-korenmarkt' })).toEqual([]);
  });

  test('give values to declared properties only', () => {
    expect(onPage('loan-simulator', { amuont: 5 })).toEqual([
      [
        'unknown-property /properties/amuont',
        'Write "amount" instead. Free names here: amount, years.',
      ],
    ]);
    expect(onPage('hours', { branch: 5 })).toEqual([
      ['wrong-type /properties/branch', expect.any(String)],
    ]);
  });

  test.each(['custom-element', 'loan-simulatr'])('cannot name any other: %s', (name) => {
    expect(onPage(name, {})).toEqual([
      [
        'unknown-feature /name',
        expect.stringContaining(
          'Use one of: appointment, branch-opening-hours, form, hours, loan-calculator, loan-simulator; a',
        ),
      ],
    ]);
  });
});

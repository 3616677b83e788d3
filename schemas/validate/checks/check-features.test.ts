import { describe, expect, test } from 'vitest';
import { loadKnownChecks } from '../known-checks.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();
const hours = (properties: unknown = { branch: 'ghent-korenmarkt' }) => ({
  componentType: 'feature',
  name: 'branch-opening-hours',
  properties,
});
const problemsOf = (document: unknown) =>
  checkDocument(document, known).map(({ code, pointer }) => `${code} ${pointer}`);
const pageWith = (...flexComponents: object[]) => ({ data: { flexZone: { flexComponents } } });
const experienceWith = (...floatingFeatures: object[]) => ({
  $schema: 'https://experience.local/experience.schema.json',
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
  floatingFeatures,
});

describe('features in documents', () => {
  test.each([
    ['a right one', hours(), []],
    ['FP-019 an unknown one', { ...hours(), name: 'chat' }, ['unknown-feature /name']],
    ['FP-018 one without a name', { componentType: 'feature' }, ['missing-property /name']],
    ['FP-018 one with an empty name', { ...hours(), name: '' }, ['too-short /name']],
    ['a wrong property', hours({ branch: 5 }), ['wrong-type /properties/branch']],
    ['a missing property', hours({}), ['missing-property /properties/branch']],
    ['properties that are none', hours('ghent'), ['wrong-type /properties']],
  ])('%s, in a file of its own and on a page', (_, component, problems) => {
    expect(problemsOf(component)).toEqual(problems);

    const onPage = problems.map((problem) =>
      problem.replace(' ', ' /data/flexZone/flexComponents/1'),
    );
    expect(problemsOf(pageWith(hours(), component))).toEqual(onPage);
  });

  test('one in a card of a block is found as well', () => {
    const card = {
      ...hours({}),
      componentType: 'feature-card',
      title: 'Drop in',
      variant: 'widget',
    };

    expect(problemsOf(pageWith({ componentType: 'cards', cards: [card] }))).toEqual([
      'missing-property /data/flexZone/flexComponents/0/cards/0/properties/branch',
    ]);
  });

  test('FP-037 a floating feature that is not registered has no definition', () => {
    const { componentType: _type, ...right } = hours();

    expect(problemsOf(experienceWith(right))).toEqual([]);
    expect(problemsOf(experienceWith(right, { name: 'chat' }))).toEqual([
      'definition-missing /floatingFeatures/1/name',
    ]);
    expect(problemsOf(experienceWith({ name: 'branch-opening-hours' }))).toEqual([
      'missing-property /floatingFeatures/0/properties/branch',
    ]);
  });

  test('the words name the nearest feature', () => {
    const misspelt = { ...hours(), name: 'branch-opening-ours' };
    const [problem] = checkDocument(misspelt, known, { content: { features: [] } });

    expect(problem).toMatchObject({
      severity: 'error',
      message: 'Unknown feature: branch-opening-ours. It is not registered.',
      fix: 'Write "name": "branch-opening-hours". Use one of: appointment, branch-opening-hours, form, loan-calculator; a new one is for the developers to add.',
    });
  });

  test('a feature that nobody knows is a warning where no experience says what it declares', () => {
    const page = pageWith({ componentType: 'feature', name: 'loan-simulator' });
    const [alone] = checkDocument(page, known);
    const [beside] = checkDocument(page, known, { content: { features: [] } });

    expect([alone?.severity, beside?.severity]).toEqual(['warning', 'error']);
    expect({ ...alone, severity: 'error' }).toEqual(beside);
  });
});

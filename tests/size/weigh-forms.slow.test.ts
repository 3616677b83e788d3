import { expect, test } from 'vitest';
import { isWithin } from '../bench/figures.ts';
import { weighForms, weighFormsOnOtherPages } from './weigh-forms.ts';

const scriptWith = (path: string) => [{ bytes: 4_000, modules: { [path]: 30, 'other.ts': 10 } }];

test('forms are no heavier than they may be', async () => {
  const figures = await weighForms();

  // A part that a bundler has left out would weigh nothing.
  expect(figures.filter(({ value }) => value > 2)).toHaveLength(2);
  expect(figures).toSatisfy((all: typeof figures) => all.every(isWithin));
});

test.each([
  ['registry/kit/form/create-field.ts', 3],
  ['registry/kit/text-field/text-field.tsx', 3],
  ['registry/features/form/form.tsx', 3],
  ['registry/features/form/index.ts', 0],
  ['registry/kit/search-field/search-field.tsx', 0],
])('a page without a form loads none of it: of %s %i kB', (path, value) => {
  expect(weighFormsOnOtherPages(scriptWith(path))).toMatchObject({ value, bound: 0 });
});

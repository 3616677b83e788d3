import { gzipSync } from 'node:zlib';
import type { Figure } from '../bench/figures.ts';
import { shareOf, type Script } from './budget.ts';
import { BUNDLERS } from './bundlers.ts';

/** Parts of the kit for forms, as somebody bundles them, and their bounds in kB without React. */
const PARTS = [
  {
    name: 'states of forms, with a text field',
    entry: 'tests/size/consumer/text-field-form.ts',
    maxKb: 9,
  },
  {
    name: 'states of forms, with all fields',
    entry: 'tests/size/consumer/all-fields-form.ts',
    maxKb: 20,
  },
];

/** Matches what only a page with a form needs. */
const OF_FORMS =
  /^registry\/(?:kit\/(?:form|[a-z]+-field|field-frame|choice-list)\/(?!.*\.specimens\.tsx$)|features\/(?:form|loan-calculator)\/(?!index\.ts$))/;

/** The field of the top bar, which stands on each page and has no states of a form. */
const OF_THE_SEARCH = /^registry\/kit\/search-field\//;

/** Weighs the kit's parts for forms as Vite bundles them, minified and compressed. */
export async function weighForms(): Promise<Figure[]> {
  const bundle = BUNDLERS.get('Vite');
  if (!bundle) throw new Error('Vite is no bundler of the list any more.');
  return Promise.all(
    PARTS.map(async ({ name, entry, maxKb }): Promise<Figure> => {
      const chunks = await bundle(entry);
      const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
      return { name, value: bytes / 1_000, unit: 'kB', bound: maxKb };
    }),
  );
}

/** Weighs what of forms is among the scripts that a page without one loads: nothing may be. */
export function weighFormsOnOtherPages(scripts: readonly Script[]): Figure {
  const value = shareOf(scripts, isOfForms) / 1_000;
  return { name: 'forms, on a page without one', value, unit: 'kB', bound: 0 };
}

function isOfForms(path: string): boolean {
  return OF_FORMS.test(path) && !OF_THE_SEARCH.test(path);
}

import { screen } from '@testing-library/react';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { loadPages } from '../assist/load-pages.ts';
import { loadForms } from './form/load-forms.ts';

export const LIST = '/data/flexZone/flexComponents';

/** A component that stands after the one in the form. */
export const BESIDE = { componentType: 'section-title', title: 'Beside' };

export const inspector = () => region('Inspector');

/** The text of a page with these components in its flexible zone. */
export function pageWith(...components: readonly unknown[]): string {
  return JSON.stringify({ data: { flexZone: { flexComponents: components } } }, undefined, 2);
}

export interface OpenFormOptions {
  readonly selection?: string;
  readonly time?: () => number;
  /** Writes the page as its author would, who has a format of his own. */
  readonly format?: (text: string) => string;
  /** The document Macros; left out, it has none. */
  readonly macros?: object;
}

/**
 * For tests: the window of the playground with the form of a page's first component, or with
 * something else selected.
 */
export async function openForm(
  component: object,
  {
    selection = `${LIST}/0`,
    time = () => 0,
    format = (text) => text,
    macros,
  }: OpenFormOptions = {},
) {
  const environment = sampleEnvironment(
    'https://www.meridia.test/playground/?scenario=section-title/sample',
  );
  environment.matching.add('(min-width: 1600px)');
  const page = format(pageWith(component, BESIDE));
  const texts = {
    ...sampleScenario.texts,
    page,
    ...(macros && { macros: JSON.stringify(macros) }),
  };
  // No test waits for code to be loaded.
  await Promise.all([loadForms(), loadPages(), import('../pickers/index.ts')]);
  const window = await openSampleWindow({
    environment,
    now: time,
    scenarios: [{ ...sampleScenario, texts }],
  });
  await window.doing(({ select }) => select(selection));
  const text = () => window.page()?.text ?? '';
  return {
    ...window,
    /** The text of the page as it was opened. */
    opened: page,
    text,
    /** The component as the text has it now. */
    component: () => JSON.parse(text()).data.flexZone.flexComponents[0],
    /** True if the page says that its texts name macros. */
    hasMacro: () => JSON.parse(text()).data.hasMacro,
    steps: () => window.store.getState().playground?.history.past.length,
    announced: () => screen.getAllByRole('status').map(({ textContent }) => textContent),
  };
}

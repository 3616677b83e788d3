import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryStore } from '#fixtures/backend';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region, type SampleWindowOptions } from '../open-window.testing.tsx';
import type { OpenedScenario } from '../state/playground.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';

const key = (name: string, dataType: string, value: object) => ({ name, dataType, value });

/** Macros of two groups, of which the page uses the last. */
export const MACROS = {
  loans: {
    groups: [
      {
        name: 'loans',
        keys: [
          key('fee', 'amount', { value: 6, unit: 'USD' }),
          key('hours', 'language', { value: { en: 'Daily', fr: 'Tous' } }),
        ],
      },
    ],
  },
  savings: {
    groups: [{ name: 'savings', keys: [key('rate', 'percentage', { value: 2.35 })] }],
  },
};

const PAGE = {
  data: {
    hasMacro: true,
    flexZone: {
      flexComponents: [
        { componentType: 'section-title', title: 'Up to %{savings:rate}%' },
        { componentType: 'section-title', title: 'November' },
      ],
    },
  },
};

/** A page of the site as it is opened. */
function toScenario(id: string): OpenedScenario {
  const texts = { ...sampleScenario.texts, macros: toText(MACROS), page: toText(SECOND) };
  return { ...sampleScenario, id, texts };
}

const toText = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

const component = (title: string) => ({ componentType: 'section-title', title });
const pageOf = (title: string, ...components: readonly object[]) => ({
  data: { meta: { title }, flexZone: { flexComponents: components } },
});

const SECOND = pageOf(
  'Professionnels',
  component('Dès %{loans:fee}%'),
  component('%{savings:rate}%'),
);

/** Two pages of the site; no scenario shows the second. */
const SITE = createMemoryStore({
  'pages/en/individuals.json': pageOf('Home', component('From %{savings:rate}%')),
  'pages/fr/professionnels.json': SECOND,
});

interface MacrosOptions extends Omit<SampleWindowOptions, 'scenarios' | 'environment'> {
  readonly macros?: object;
  readonly page?: object;
}

/** For tests: the window in Write, with the table of macros open. */
export async function openMacros({ macros = MACROS, page = PAGE, ...rest }: MacrosOptions = {}) {
  // No test waits for code to be loaded.
  await import('./macro-table.tsx');
  const texts = { ...sampleScenario.texts, macros: toText(macros), page: toText(page) };
  const window = await openSampleWindow({
    ...rest,
    environment: sampleEnvironment(ADDRESS, { mode: 'write' }),
    files: SITE,
    scenarios: [{ ...sampleScenario, texts }, toScenario('pages/fr/professionnels')],
  });
  await userEvent.click(region('Macros').getByRole('button', { name: 'Macros' }));
  const playground = () => window.store.getState().playground;
  return {
    ...window,
    opened: texts.macros,
    text: () => playground()?.documents.macros.text ?? '',
    steps: () => playground()?.history.past.length,
  };
}

/** The table, once it is there. */
export const findTable = () => screen.findByRole('grid', { name: 'Values of macros' });

/** The texts of the cells of all macros, by rows. */
export function readRows(table: HTMLElement): readonly (readonly (string | null)[])[] {
  return within(table)
    .getAllByRole('rowheader', { hidden: true })
    .map((head) => head.closest('tr'))
    .filter((row) => row?.querySelector('[role="gridcell"]'))
    .map((row) => [...(row?.cells ?? [])].map(({ textContent }) => textContent));
}

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { NO_DRAFTS } from '../state/drafts/drafts.ts';
import type { StoredDraft } from '../state/drafts/stored-draft.ts';
import {
  CONTROL,
  EXPERIMENTS,
  SCENARIOS,
  scenarioOfPage,
  VARIANT,
} from '../state/experiments/sample-experiments.testing.ts';

/** The window in Write, with the variants of a page open. */
async function openVariants(id = 'loan/car', scenarios = SCENARIOS) {
  // No test waits for code to be loaded.
  await import('./page-experiments.tsx');
  const stored = new Map<string, StoredDraft>();
  const window = await openSampleWindow({
    environment: sampleEnvironment(
      `https://www.meridia.test/playground/?scenario=${id}&mode=write`,
    ),
    scenarios,
    drafts: {
      ...NO_DRAFTS,
      open: async (asked) => ({ isOwn: true, draft: stored.get(asked) }),
      restore: (draft) => void stored.set(draft.scenarioId, draft),
    },
  });
  await userEvent.click(region('Variants').getByRole('button', { name: 'Variants' }));
  const playground = () => window.store.getState().playground;
  return { ...window, playground, isPossible: () => isEnabled(newVariant()) };
}

const findTable = () => screen.findByRole('table', { name: 'Variants of car-loan-advice' });
const newVariant = () =>
  region('Variants').getByRole('button', { name: 'New variant as a copy of this page' });
const isEnabled = (button: HTMLElement) => !button.hasAttribute('disabled');
const show = (name: string) => region('Variants').getByRole('button', { name });

const readRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
const share = (variant: string) =>
  region('Variants').getByRole('spinbutton', { name: `Share of ${variant}` });

test('the experiments of this page alone are named, with the share and the address of each variant', async () => {
  await openVariants();

  expect(readRows(await findTable()).map((cells) => cells.slice(0, 2))).toEqual([
    [`control/${CONTROL}`, '75%'],
    ['electric/en/individuals/borrowing/electric-car-loan', '25%'],
  ]);
  expect(region('Variants').getAllByRole('region')).toHaveLength(1);
  expect(region('Variants').getByText('Running')).toBeVisible();
});

test('a variant that is chosen is what is edited and shown, and the tab says where', async () => {
  const { playground } = await openVariants();
  await findTable();

  await userEvent.click(show('electric'));

  expect(playground()?.scenarioId).toBe('loan/electric');
  expect(show('electric')).toHaveAttribute('aria-pressed', 'true');
  expect(show('control')).toHaveAttribute('aria-pressed', 'false');
  expect(region('Variants').getByRole('status')).toHaveTextContent(
    `The preview shows electric at /${CONTROL}`,
  );
});

test('a share is typed, and what each has of all visitors follows', async () => {
  const { playground, doing } = await openVariants();
  const table = await findTable();
  const percents = () => readRows(table).map(([, percent]) => percent);

  await userEvent.clear(share('electric'));
  const whileEmpty = percents();
  await userEvent.type(share('electric'), '9');
  await userEvent.type(share('electric'), '999');

  expect(whileEmpty).toEqual(['75%', '25%']);
  expect(playground()?.documents.experiments.text).toContain('"share": 999');
  await userEvent.tab();
  expect(share('electric')).toHaveValue(999);
  expect(percents()).toEqual(['0.3%', '99.7%']);
  await doing(({ edit }) => edit('experiments', '{'));
  expect(share('electric')).toBeDisabled();
});

test('an experiment is ended, and runs again', async () => {
  const { playground } = await openVariants();
  await findTable();

  await userEvent.click(show('End car-loan-advice'));

  expect(region('Variants').getByText('Ended')).toBeVisible();
  expect(playground()?.documents.experiments.text).toContain('"ended": true');
  await userEvent.click(show('Run again: car-loan-advice'));
  expect(region('Variants').getByText('Running')).toBeVisible();
});

test('the text of a variant opens in Code', async () => {
  const { playground } = await openVariants();
  await findTable();

  await userEvent.click(show('Page model: electric'));

  expect(await screen.findByRole('region', { name: 'Editor' })).toBeVisible();
  expect(playground()?.scenarioId).toBe('loan/electric');
});

test('PG-020 a new variant can be asked for before its part of the window has come', async () => {
  await openSampleWindow({
    environment: sampleEnvironment(
      'https://www.meridia.test/playground/?scenario=loan/car&mode=write',
    ),
    scenarios: SCENARIOS,
  });

  await userEvent.keyboard('{F4}');
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a command' }), 'New variant');
  await userEvent.keyboard('{Enter}');

  const name = 'New variant as a copy of this page';
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

test('a new variant is named by its address, and stands in the table as a draft', async () => {
  const { playground } = await openVariants();
  await findTable();

  await userEvent.click(newVariant());
  const dialog = within(screen.getByRole('dialog', { name: 'New variant as a copy of this page' }));
  const field = dialog.getByRole('textbox', { name: 'Last part of its address' });
  const suggested = dialog.getByDisplayValue('car-loan-b');
  expect(dialog.getByText('/en/individuals/borrowing/car-loan-b')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Hybrid Car{Enter}');
  expect(suggested).toHaveAccessibleDescription(/^Small letters/);
  await userEvent.clear(field);
  await userEvent.type(field, 'hybrid-car{Enter}');

  const table = await screen.findByRole('table', { name: 'Variants of car-loan-advice' });
  expect(readRows(table).map(([, percent]) => percent)).toEqual(['51%', '16%', '33%']);
  expect(share('hybrid-car')).toHaveValue(33);
  expect(playground()?.newVariant?.variant).toBe('hybrid-car');
  await userEvent.click(show('control'));
  expect(
    readRows(await findTable())
      .at(-1)
      ?.join(' '),
  ).toMatch(/^hybrid-car.*draft/);
});

test.each([
  ['loan/boat', 'This page is in no experiment', true],
  ['home/en', 'Only a page with an address below a home page', false],
])('the page %s says what it lacks: %s', async (id, sentence, isPossible) => {
  const window = await openVariants(id);

  expect(await region('Variants').findByText(new RegExp(sentence))).toBeVisible();
  expect(window.isPossible()).toBe(isPossible);
});

test('no variant is made of a text that cannot be read, and the tab says so', async () => {
  const { doing, isPossible } = await openVariants();
  await findTable();

  await doing(({ edit }) => edit('experiments', '{'));

  expect(region('Variants').getByText(/one of them is no JSON/)).toBeVisible();
  expect(isPossible()).toBe(false);
});

test('a variant stands beside the page, with the number of components that differ and a way to each', async () => {
  await import('../languages/beside.tsx');
  const { playground, doing } = await openVariants();
  await findTable();
  await doing(({ edit }) => {
    const text = playground()?.documents.page.text ?? '';
    edit('page', text.replace('An offer', 'Another offer'));
  });

  await userEvent.click(show('Side by side: electric'));

  const beside = within(await screen.findByRole('region', { name: 'Beside' }));
  expect(await beside.findByText('Different components: 1')).toBeVisible();
  expect(beside.getByRole('combobox', { name: 'Version' })).toHaveDisplayValue('electric');
  await userEvent.click(beside.getByRole('button', { name: 'Next difference' }));
  expect(playground()?.selection).toBe('/data/flexZone/flexComponents/0');
  await doing(({ undo }) => undo());
  expect(beside.getByText('Different components: 0')).toBeVisible();
});

test('the variant that was chosen stays beside the page, by its address', async () => {
  await import('../languages/beside.tsx');
  const experiments = JSON.parse(EXPERIMENTS);
  const [{ variants }] = experiments.loans.experiments;
  variants.splice(1, 0, { variant: 'boat', variantUrl: '/en/individuals/borrowing/boat-loan' });
  const { store } = await openVariants('loan/car', [
    scenarioOfPage('loan/car', CONTROL, { experiments: JSON.stringify(experiments) }),
    ...SCENARIOS.slice(1),
  ]);
  await findTable();
  const isPressed = () => show('Side by side: electric').getAttribute('aria-pressed');

  await userEvent.click(show('Side by side: electric'));

  expect(store.getState().besidePage).toBe(`/${VARIANT}`);
  expect(await screen.findByRole('combobox', { name: 'Version' })).toHaveValue(`/${VARIANT}`);
  expect(isPressed()).toBe('true');
  await userEvent.click(show('Side by side: electric'));
  expect(isPressed()).toBe('false');
});

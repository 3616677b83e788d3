import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { TEMPLATES, toScenarioId } from '../state/new-pages.ts';

const scenarios = [
  sampleScenario,
  ...TEMPLATES.map((template) => ({ ...sampleScenario, id: `page/${template}` })),
];
const newPage = () => screen.getByRole('button', { name: 'New page' });
const starts = () =>
  within(screen.getByRole('dialog', { name: 'New page' }))
    .getAllByRole('button')
    .slice(1);

async function openDialog() {
  const opened = await openSampleWindow({ scenarios });
  await userEvent.click(newPage());
  const id = () => opened.store.getState().playground?.scenarioId ?? '';
  return { ...opened, id };
}

test('“New page” asks how it begins, and Enter takes the empty one and leads to its outline', async () => {
  const { id } = await openDialog();
  const offered = starts().map((start) => start.querySelector('.start__name')?.textContent);

  await userEvent.keyboard('{Enter}');

  expect(offered).toEqual([
    'Empty page',
    'Campaign',
    'Product page',
    'Article',
    'Copy of this page',
  ]);
  expect(toScenarioId(id())).toBe('page/empty');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(region('Outline').getByRole('tree')).toHaveFocus();
});

test('arrow keys lead to the other templates', async () => {
  const { id } = await openDialog();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');

  expect(toScenarioId(id())).toBe('page/product');
});

test('where no page is begun after all, the one that was open stays', async () => {
  const { id } = await openDialog();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect([id(), screen.queryByRole('dialog')]).toEqual([sampleScenario.id, null]);
});

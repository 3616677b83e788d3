import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSampleWindow, region } from './open-window.testing.tsx';
import { sampleEnvironment } from './environment/sample-environment.testing.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';

const mode = () =>
  within(screen.getByRole('group', { name: 'Mode' })).getByRole('button', { pressed: true })
    .textContent;
const names = () =>
  screen.getAllByRole('region').map((element) => element.getAttribute('aria-label'));

function openInTest(address = `${ADDRESS}&mode=test`) {
  return openSampleWindow({ environment: sampleEnvironment(address, { mode: '' }) });
}

test('a link opens for testing: scenarios, the page and the faults, without editor and forms', async () => {
  await openInTest();

  expect(mode()).toBe('Test');
  expect(names()).toEqual([
    'Scenarios',
    'Preview',
    'Problems',
    'Network',
    'Events',
    'Accessibility',
    'Explain',
    'Digest',
    'History',
    'Faults',
  ]);
  expect(screen.getByRole('link', { name: 'Skip to the faults' })).toHaveAttribute(
    'href',
    '#panel-Faults',
  );
});

test('the steps that led to the page can be read in Test', async () => {
  const { doing } = await openInTest();
  const step = { decision: 'shown', reason: 'It keeps to its schema.', end: 'done' as const };
  await doing(({ noteShown }) =>
    noteShown({ problems: [], steps: [{ ...step, step: 'section-title', durationMs: 3 }] }),
  );

  await userEvent.click(region('Explain').getByRole('button', { name: 'Explain' }));

  expect(region('Explain').getByText('section-title').closest('li')).toHaveTextContent('3 ms');
});

test('a fault that is chosen is counted, and is part of the address; the page has no second field for it', async () => {
  const { store } = await openInTest();
  const choice = region('Faults').getByRole('combobox', { name: 'cms-data' });

  await userEvent.selectOptions(choice, 'disconnect');

  expect(store.getState().playground?.selects.conditions).toEqual({
    'fault-cms-data': 'disconnect',
  });
  expect(region('Faults').getByRole('heading', { level: 2 })).toHaveTextContent('Faults1');
  expect(region('Preview').queryByRole('button', { name: 'Faults' })).toBeNull();
  expect(region('Preview').getByRole('button', { name: 'Visitor' })).toBeVisible();
});

test('what leads into a text opens Code, also where it is the text of the page', async () => {
  const { doing } = await openInTest();

  await doing(({ select }) => select('/data/flexZone/flexComponents/0', { takesFocus: true }));

  expect(mode()).toBe('Code');
  expect(region('Editor').getByRole('textbox', { name: 'Page model' })).toBeVisible();
});

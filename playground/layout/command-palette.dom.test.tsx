import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { getPanelSetting } from './panel-settings.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';
const FIRST = '/data/flexZone/flexComponents/0';

/** Runs a command in the way of a person who types its words. */
async function runByWords(words: string) {
  await userEvent.keyboard('{F4}');
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a command' }), words);
  await userEvent.keyboard('{Enter}');
}

test('PG-020 a command for the chosen component opens the structure where that is folded', async () => {
  const { doing, page } = await openSampleWindow();
  await doing(({ select }) => select(FIRST));
  const fold = region('Outline').getByRole('button', { name: /^Outline/ });
  const before = page()?.text;
  await userEvent.click(fold);

  await runByWords('Duplicate');

  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(page()?.text.length).toBeGreaterThan(before?.length ?? 0);
});

test('PG-020 a command of the side unfolds it, and one that is there needs no region', async () => {
  const environment = sampleEnvironment(`${ADDRESS}&mode=write`);
  environment.settings.set(getPanelSetting('write'), '{"open":{"side":false}}');
  const { doing, page } = await openSampleWindow({ environment });
  await doing(({ select }) => select(FIRST));
  const side = screen.getByRole('complementary');
  const before = page()?.text;

  await runByWords('Duplicate');
  const afterDuplicate = [side.dataset['open'], page()?.text !== before];
  await runByWords('Show Components');

  expect(afterDuplicate).toEqual(['false', true]);
  expect(side).toHaveAttribute('data-open', 'true');
  expect(screen.getByRole('tab', { name: 'Components' })).toHaveAttribute('aria-selected', 'true');
});

test('PG-020 the command of a region opens it, and folds it while it is in sight', async () => {
  await openSampleWindow();
  const history = region('History').getByRole('button', { name: 'History' });

  await runByWords('Open or fold History');
  const once = history.getAttribute('aria-expanded');
  await runByWords('Open or fold History');

  expect([once, history.getAttribute('aria-expanded')]).toEqual(['true', 'false']);
});

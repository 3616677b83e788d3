import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow } from '../open-window.testing.tsx';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { toPageText } from '../state/translation/sample-page.testing.ts';

const NL = { locale: 'nl-BE', url: '/nl/particulieren/lente' };
const scenarioOf = (id: string, fixture: string, page: string) => ({
  ...sampleScenario,
  id,
  scenario: { title: id, page: { fixture } },
  texts: { ...sampleScenario.texts, page },
});
const SPRING = scenarioOf(
  'home/spring',
  'en/individuals/spring',
  toPageText([], { alternates: [NL] }),
);
const LENTE = scenarioOf('home/spring-nl', 'nl/particulieren/lente', toPageText([]));

async function openBeside(...scenarios: readonly (typeof SPRING)[]) {
  await import('./beside.tsx');
  const window = await openSampleWindow({
    environment: sampleEnvironment(
      'https://www.meridia.test/playground/?scenario=home/spring&mode=write',
    ),
    scenarios,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Side by side' }));
  await screen.findByText('Read only. Selecting a part selects it in both.');
  return { ...window, beside: screen.getByRole('region', { name: 'Beside' }) };
}

test('another version is shown beside the page, until that is ended', async () => {
  const { beside } = await openBeside(SPRING, LENTE);
  const frame = await within(beside).findByTitle('Beside');

  await userEvent.click(screen.getByRole('button', { name: 'Side by side', pressed: true }));

  expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
  expect(screen.queryByRole('region', { name: 'Beside' })).toBeNull();
});

test('a version that cannot be read says so in its place', async () => {
  const { beside } = await openBeside(SPRING);

  expect(await within(beside).findByText(/^This version cannot be shown/)).toBeVisible();
});

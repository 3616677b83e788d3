import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { loadForms } from './form/load-forms.ts';

const CARD = {
  componentType: 'service-card',
  title: 'Saver Plus',
  image: { original: '/images/jar.svg', width: 720, height: 480 },
  link: { text: 'Open', url: '/en/individuals/cards#rates' },
};
const PAGE = { data: { meta: { title: 'Cards' }, flexZone: { flexComponents: [CARD] } } };
const FILES = createMemoryStore({
  'pages/en/individuals.json': PAGE,
  'pages/en/individuals/cards.json': { data: { meta: { title: 'Cards' } } },
});

/** The window in Write, with a page of the site open. */
async function openPage() {
  await Promise.all([loadForms(), import('../usages/usages-dialog.tsx')]);
  const { scenario, texts } = sampleScenario;
  const page = { fixture: 'en/individuals/cards' };
  return openSampleWindow({
    files: FILES,
    environment: sampleEnvironment(
      'https://www.meridia.test/playground/?scenario=section-title/sample',
      { mode: 'write' },
    ),
    scenarios: [
      {
        ...sampleScenario,
        scenario: { ...scenario, page },
        texts: { ...texts, page: JSON.stringify(PAGE) },
      },
    ],
  });
}

const press = async (name: string) =>
  userEvent.click(await region('Inspector').findByRole('button', { name }));
const titles = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByText(/^(?:Saver Plus|A title|Cards)$/, { selector: 'b' })
    .map(({ textContent }) => textContent);

test('a page lists the pages that link to it, while nothing on it is selected', async () => {
  const { doing } = await openPage();
  await doing(({ noteShown }) => noteShown({ problems: [], steps: [] }));

  await press('Pages that link here');

  const dialog = await screen.findByRole('dialog', { name: /\/en\/individuals\/cards$/ });
  await within(dialog).findByText('/en/individuals');
  expect(titles(dialog)).toEqual(['A title', 'Cards']);
});

test('a picture in the form lists the pages that show it', async () => {
  const { doing } = await openPage();
  await doing(({ select }) => select('/data/flexZone/flexComponents/0'));

  await press('Pages with this picture');

  const dialog = await screen.findByRole('dialog', { name: 'Used on: jar' });
  await within(dialog).findByText('/en/individuals');
  expect(within(dialog).getAllByRole('button', { name: /^Saver Plus/ })).toHaveLength(2);
});

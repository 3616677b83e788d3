import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registry } from '#registry';
import { startMeasurement } from '#renderer/measurement';
import { experience } from '#site/experience.ts';
import { servePage } from './served-page.ts';

const url = '/en/individuals/saving?from=elise@meridia.example';
const COMPONENTS = [
  { componentType: 'link-list', textLinks: [{ text: 'Exchange rates', url }] },
  {
    componentType: 'cards',
    cards: [
      { componentType: 'news-card', title: 'No link' },
      {
        componentType: 'service-card',
        title: `Saver ${'x'.repeat(200)}`,
        link: { text: 'On', url },
      },
    ],
  },
  {
    componentType: 'call-to-action',
    cta: { textLink: { text: 'Open an account', url } },
    secondaryCta: { textLink: { text: 'Ask us', url: '' } },
  },
];

const click = (elementType: string, elementContent: string, elementPosition: string) => ({
  type: 'ELEMENTS_ACTIONS',
  elementType,
  elementContent,
  elementAction: 'click',
  elementPosition,
});

test('AN-045 a click on a link, a card or a call to action of a page that no script has touched is an event', async () => {
  const { element } = await servePage({ registry, components: COMPONENTS });
  element.addEventListener('click', (event) => event.preventDefault());
  onTestFinished(() => document.body.replaceChildren());
  const measure = startMeasurement(window, { experience });

  for (const name of ['Exchange rates', /^Saver/, 'Open an account']) {
    await userEvent.click(page.getByRole('link', { name }));
  }
  await userEvent.click(page.getByRole('button', { name: 'Ask us' }));
  await userEvent.click(page.getByRole('heading', { name: 'No link' }));

  await expect
    .poll(() => measure.events().map(({ event }) => event))
    .toEqual([
      click('link', 'Exchange rates', 'flexZone/1/link-list/1'),
      click('card', `Saver ${'x'.repeat(94)}`, 'flexZone/2/cards/2/service-card/1'),
      click('call-to-action', 'Open an account', 'flexZone/3/call-to-action/1'),
      click('call-to-action', 'Ask us', 'flexZone/3/call-to-action/2'),
    ]);
});

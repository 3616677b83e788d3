import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '#tests/emulate-media.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { AppStores } from '../app-stores/app-stores.tsx';
import { LegalBanner } from './legal-banner.tsx';

const WHITE = 'rgb(255, 255, 255)';
const body = [
  { tag: 'strong', children: ['Borrowing money also costs money.'] },
  ' Credit is granted after your file has been accepted.',
];

const colors = () =>
  ['Borrowing money also costs money.', 'Get it on the App Store'].map(
    (text) => getComputedStyle(page.getByText(text).element()).color,
  );

test('on paper nothing that is white on screen stays white, under the pointer either', async () => {
  renderInBrowser(
    <>
      <LegalBanner banner={{ body, componentStyle: 'strong' }} />
      <AppStores ios={{ text: 'Get it on the App Store', url: '/ios' }} />
    </>,
  );
  await page.getByRole('link').hover();
  expect(colors()).toEqual([WHITE, WHITE]);

  await emulateMedia({ media: 'print' });

  expect(colors()).not.toContain(WHITE);
});

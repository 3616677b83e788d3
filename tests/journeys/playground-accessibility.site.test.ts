import { expect, test } from 'vitest';
import { openPlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

/** Runs in the preview: an image that nobody has described, in the first component of a zone. */
function plantImage(): void {
  const image = document.createElement('img');
  image.src = '/images/savings-jar.png?w=40';
  document.querySelector('[data-zone="flexZone"] [data-key]')?.append(image);
}

test(
  'a fault of accessibility is found under the policy of the preview, leads to its component, and is told in German',
  { tags: ['deep'] },
  async () => {
    const { page, preview, consoleMessages, expectAccessible } = await openPlayground(
      visit,
      '?scenario=home/en&mode=test',
    );
    const region = page.getByRole('region', { name: 'Accessibility', exact: true });
    await region.getByRole('button', { name: 'Accessibility', exact: true }).click();
    await region.getByText(/^To mend: 0\./).waitFor();

    await preview.evaluate(plantImage);
    await region.getByRole('button', { name: 'Check again', exact: true }).click();
    await region.getByText(/^To mend: 1\./).waitFor();

    const finding = region.getByRole('listitem').filter({ hasText: 'image-alt' }).first();
    await expect.poll(() => finding.innerText()).toContain('critical');
    await expect
      .poll(() => finding.innerText())
      .toContain('<img src="/images/savings-jar.png?w=40">');
    await expect
      .poll(() => finding.innerText())
      .toContain('Element does not have an alt attribute');
    await expectAccessible();
    await finding.getByRole('button', { name: 'Section title', exact: true }).click();
    await preview.locator('[data-mark="selected"]:not([hidden])').waitFor();
    await expect
      .poll(() => preview.locator('[data-mark="selected"]').textContent())
      .toBe('section title');

    await region
      .getByRole('listitem')
      .filter({ hasText: /^Main$/ })
      .waitFor();
    await region.getByRole('button', { name: /^Saver Plus/ }).click();
    await preview
      .locator('[data-mark="selected"]:not([hidden])', { hasText: 'service card' })
      .waitFor();

    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de-DE');
    await region.getByText('Abbildungen müssen einen Alternativtext besitzen.').waitFor();
    await region.getByText(/^Zu beheben: 1\./).waitFor();
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'where axe does not come that is said, and "Check again" gets it without loading the page anew',
  { tags: ['deep'] },
  async () => {
    const files = /\/assets\/(?:axe\.min-|de-[^/]*\.json)/;
    let isRefused = true;
    const { page, preview } = await openPlayground(visit, '?scenario=home/en&mode=test', {
      prepare: (own) => own.route(files, (route) => (isRefused ? route.abort() : route.continue())),
    });
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de-DE');
    const region = page.getByRole('region', { name: 'Accessibility', exact: true });
    await region.getByRole('button', { name: 'Accessibility', exact: true }).click();
    await region.getByText(/^Die Seite konnte nicht geprüft werden/).waitFor();
    await preview.evaluate(plantImage);

    isRefused = false;
    await region.getByRole('button', { name: 'Erneut prüfen', exact: true }).click();

    await expect
      .poll(() => region.getByRole('listitem').allInnerTexts())
      .toContainEqual(expect.stringContaining('Abbildungen müssen einen Alternativtext besitzen.'));
  },
);

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityTree } from '#tests/accessibility-tree.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { FrameVariation } from './frame-variation.ts';
import { OverlayFixture } from './overlay-fixture.testing.tsx';
import type { PerMode } from './overlay-mode.ts';

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

const MODAL_HIDDEN = `
main
  button "Open" focused=true hasPopup=dialog
  button "Behind"`;

const MODAL_SHOWN = `
dialog "Stage" focused=true modal=true
  heading "Stage"
  button "Close"
  text "Words"
  button "Save"`;

const BESIDE_HIDDEN = `
main
  button "Open" expanded=false focused=true hasPopup=dialog
  button "Behind"`;

const BESIDE_SHOWN = `
main
  button "Open" controls="Stage" expanded=true focused=true hasPopup=dialog
  dialog "Stage" modal=false
    heading "Stage"
    button "Close"
    text "Words"
    button "Save"
  button "Behind"`;

const ALERT_SHOWN = `
alertdialog "Stage" (Words) focused=true modal=true
  heading "Stage"
  button "Close"
  text "Words"
  button "Save"`;

const TOOLTIP_HIDDEN = `
main
  button "APR" (All costs)`;

const TOOLTIP_SHOWN = `
main
  button "APR" (All costs) focused=true
  tooltip "All costs"`;

const tree = async () => `\n${await accessibilityTree()}`;

function renderFixture(variation: PerMode<FrameVariation>, role?: 'alertdialog') {
  renderInBrowser(
    <OverlayFixture
      variation={variation}
      role={role}
      closeLabel="Close"
      footer={<button type="button">Save</button>}
    >
      Words
    </OverlayFixture>,
  );
}

test.each(['dialog', 'dialog-full-screen-on-mobile', 'bottom-sheet', 'indigo-24'] as const)(
  'a %s is modal in the accessibility tree, and the page is not in it meanwhile',
  { tags: ['deep'] },
  async (variation) => {
    renderFixture(variation);
    await userEvent.keyboard('{Tab}');
    expect(await tree()).toBe(MODAL_HIDDEN);

    await userEvent.keyboard('{Enter}');
    expect(await tree()).toBe(MODAL_SHOWN);

    await userEvent.keyboard('{Escape}');
    expect(await tree()).toBe(MODAL_HIDDEN);
  },
);

test.each(['popover', 'dropdown'] as const)(
  'OV-037 a %s is not modal in the accessibility tree, and its opener says that it opens it',
  async (variation) => {
    renderFixture(variation);
    await userEvent.keyboard('{Tab}');
    expect(await tree()).toBe(BESIDE_HIDDEN);

    await userEvent.keyboard('{Enter}');
    expect(await tree()).toBe(BESIDE_SHOWN);

    await userEvent.keyboard('{Escape}');
    expect(await tree()).toBe(BESIDE_HIDDEN);
  },
);

test(
  'OV-037 what is a popover in a wide window and a sheet in a narrow one is each in its time',
  { tags: ['deep'] },
  async () => {
    renderFixture({ desktop: 'popover', mobile: 'bottom-sheet' });
    await userEvent.keyboard('{Tab}{Enter}');
    expect(await tree()).toBe(BESIDE_SHOWN);

    await userEvent.keyboard('{Escape}');
    await page.viewport(400, 800);
    await userEvent.keyboard('{Enter}');
    expect(await tree()).toBe(MODAL_SHOWN);

    await userEvent.keyboard('{Escape}');
    await page.viewport(1000, 800);
    await userEvent.keyboard('{Enter}');
    expect(await tree()).toBe(BESIDE_SHOWN);
  },
);

test('an alertdialog is read out with its content', { tags: ['deep'] }, async () => {
  renderFixture('dialog', 'alertdialog');

  await userEvent.keyboard('{Tab}{Enter}');

  expect(await tree()).toBe(ALERT_SHOWN);
});

test('a tooltip describes its opener, shown or not', { tags: ['deep'] }, async () => {
  renderInBrowser(
    <main>
      <Tooltip text="All costs">
        {(opener) => (
          <button type="button" {...opener}>
            APR
          </button>
        )}
      </Tooltip>
    </main>,
  );
  expect(await tree()).toBe(TOOLTIP_HIDDEN);

  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toBeVisible();

  expect(await tree()).toBe(TOOLTIP_SHOWN);
});

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allowMotion } from '#tests/emulate-media.ts';
import { stopTimers } from '#tests/stop-timers.ts';
import { until } from '#tests/until.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { type LoadMobileMenu, watchMenus, type MenuActions } from './watch-menus.ts';
import { Menu } from './menu.tsx';

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

function show(actions: MenuActions = {}) {
  const container = renderInBrowser(
    <>
      <p>Elsewhere</p>
      <Menu
        id="apps"
        label="Apps"
        triggerText="Apps"
        items={[
          { id: 'chat', label: 'Chat', onClick: 'open-chat' },
          { id: 'more', label: 'More', subItems: [{ id: 'in', label: 'In', href: '#in' }] },
        ]}
        texts={{ close: 'Close', newTab: 'new tab' }}
      />
    </>,
  );
  const load = vi.fn<LoadMobileMenu>(() => import('./mobile-menu.ts'));
  onTestFinished(watchMenus(window, { actions, loadMobileMenu: load }));
  const find = (selector: string) => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const [panel, trigger] = [find('#apps'), find('.menu__trigger')];
  const opened = () => becomes(panel, 'opened');
  const closed = () => becomes(panel, 'closed');
  return { find, panel, trigger, load, opened, closed };
}

/** Waits until an element says that it is in that state. */
const becomes = (element: HTMLElement, state: string) =>
  until(() => element.dataset['state'] === state);

function statesOf(element: HTMLElement): string[] {
  const states: string[] = [];
  const seen = (records: readonly MutationRecord[]) =>
    states.push(...records.map(({ oldValue }) => String(oldValue)));
  const observer = new MutationObserver(seen);
  observer.observe(element, { attributeFilter: ['data-state'], attributeOldValue: true });
  onTestFinished(() => observer.disconnect());
  return states;
}

describe('watchMenus', () => {
  test('ME-007 ME-012 the trigger takes it through its states, and back', async () => {
    await allowMotion();
    const { panel, trigger, opened, closed } = show();
    const states = statesOf(panel);

    trigger.click();
    // Both presses show at once, so that nobody waits for a menu that does not toggle.
    expect(panel.dataset['state']).toBe('pre-opening');
    await opened();
    trigger.click();
    expect(panel.dataset['state']).toBe('closing');
    await closed();

    expect(states).toEqual(['closed', 'pre-opening', 'opening', 'opened', 'closing']);
  });

  test('ME-008 ME-009 Escape closes it and returns the focus', async () => {
    const { find, trigger, opened, closed } = show();
    trigger.click();
    await opened();
    find('[data-action]').focus();

    find('[data-action]').dispatchEvent(
      new KeyboardEvent('keydown', { keyCode: 27, bubbles: true }),
    );

    await closed();
    expect(document.activeElement).toBe(trigger);
  });

  test(
    'ME-010 a press outside closes it once, by the browser and by us',
    { tags: ['deep'] },
    async () => {
      const { panel, trigger, opened, closed } = show();
      const states = statesOf(panel);
      trigger.click();
      await opened();

      await page.getByText('Elsewhere').click();
      await closed();

      expect(states).toEqual(['closed', 'pre-opening', 'opening', 'opened', 'closing']);
    },
  );

  test('ME-010 a click outside closes it', async () => {
    const { find, panel, trigger, opened, closed } = show();
    trigger.click();
    await opened();

    find('p').click();

    await closed();
    expect(panel.matches(':popover-open')).toBe(false);
  });

  test('ME-011 ME-020 choosing a button closes it and calls its action', async () => {
    const act = vi.fn<(itemId: string) => void>();
    const { find, trigger, opened, closed } = show({ 'open-chat': act });
    trigger.click();
    await opened();

    find('[data-action]').click();

    await closed();
    expect(act.mock.calls).toEqual([['chat']]);
  });

  test('ME-011 choosing a link closes it', async () => {
    const { find, panel, trigger, opened, closed } = show();
    trigger.click();
    await opened();
    find('summary').click();
    await becomes(find('details'), 'expanded');
    expect(panel.matches(':popover-open')).toBe(true);

    find('a').click();

    await closed();
    history.replaceState(null, '', location.pathname);
  });

  test('one that is open before the script comes is taken over', async () => {
    const { panel, opened } = show();
    panel.dataset['state'] = 'closed';
    panel.showPopover();
    onTestFinished(watchMenus(window));

    await opened();
    expect(panel.matches(':popover-open')).toBe(true);
  });

  test(
    'where the code of small screens does not come, it can be used all the same',
    { tags: ['deep'] },
    async () => {
      await page.viewport(400, 800);
      const { find, panel, load, trigger, opened, closed } = show();
      load.mockRejectedValue(new Error('no network'));
      trigger.click();
      await opened();

      find('.menu__close').click();

      await closed();
      expect(panel.matches(':popover-open')).toBe(false);
    },
  );

  test('an action that nobody knows is told once, and does nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    onTestFinished(() => warn.mockRestore());
    const { find } = show();

    find('[data-action]').click();
    find('[data-action]').click();

    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('over 600 px it is no dialog any more, and stays open', { tags: ['deep'] }, async () => {
    await page.viewport(400, 800);
    const { panel, trigger, opened } = show();
    trigger.click();
    await opened();
    await until(() => panel.ariaModal === 'true');

    await page.viewport(800, 800);

    await until(() => panel.ariaModal === null);
    expect(panel.matches(':popover-open')).toBe(true);
  });

  test('ME-013 a group passes through its states', async () => {
    await allowMotion();
    const { find, trigger, opened } = show();
    const group = find('details');
    const states = statesOf(group);
    trigger.click();
    await opened();

    find('summary').click();
    await becomes(group, 'expanded');
    find('summary').click();
    await becomes(group, 'collapsed');

    expect(states).toEqual(['collapsed', 'expanding', 'expanded', 'collapsing']);
  });

  test('ME-017 it is 240 px wide', async () => {
    const { panel, trigger, opened } = show();

    trigger.click();
    await opened();

    expect(panel.offsetWidth).toBe(240);
  });

  test.each([
    [600, 240, null, 0],
    [599, 599, 'true', 1],
  ])('ME-006 ME-019 at %i px', async (...row) => {
    const [width, expected, modal, loads] = row;
    await page.viewport(width, 800);
    const { panel, trigger, load, opened } = show();
    expect(load).not.toHaveBeenCalled();

    trigger.click();
    await opened();

    await until(() => panel.ariaModal === modal);
    expect([panel.offsetWidth, load.mock.calls.length]).toEqual([expected, loads]);
  });

  test('ME-018 Tab that leaves it closes it', { tags: ['deep'] }, async () => {
    const { find, panel, trigger, opened, closed } = show();
    trigger.click();
    await opened();
    find('summary').focus();

    await userEvent.keyboard('{Tab}');

    await closed();
    expect(panel.matches(':popover-open')).toBe(false);
  });

  test('ME-016 an opening that reports no end counts as ended after 500 ms', async () => {
    await allowMotion();
    const pass = stopTimers();
    const { panel, trigger } = show();
    trigger.click();
    await becomes(panel, 'opening');
    panel.getAnimations().forEach((animation) => animation.pause());

    pass(499);
    expect(panel.dataset['state']).toBe('opening');
    pass(1);
    expect(panel.dataset['state']).toBe('opened');
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Tabs, type Tab } from './tabs.tsx';

const TABS: readonly Tab[] = [
  { id: 'rates', label: 'Rates', content: 'Much' },
  { id: 'costs', label: 'Costs', content: 'Little' },
  { id: 'taxes', label: 'Taxes', content: 'Some' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

function renderTabs(
  props: { readonly items?: readonly Tab[]; readonly defaultValue?: string } = {},
) {
  const changes: string[] = [];
  const element = (items = props.items ?? TABS) => (
    <Tabs {...props} label="Savings" items={items} onValueChange={(id) => changes.push(id)} />
  );
  const { rerender } = render(element());
  return { changes, update: (items: readonly Tab[]) => rerender(element(items)) };
}

describe('Tabs', () => {
  test('shows the first content, and each tab and its panel refer to each other', () => {
    renderTabs();

    const panel = screen.getByRole('tabpanel', { name: 'Rates' });

    expect(screen.getByRole('tablist', { name: 'Savings' })).toBeVisible();
    expect(panel).toHaveTextContent('Much');
    expect(tab('Rates')).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getAllByRole('tabpanel')).toEqual([panel]);
  });

  test('a click selects another tab and calls its owner once', async () => {
    const { changes } = renderTabs();

    await userEvent.click(tab('Taxes'));
    await userEvent.click(tab('Taxes'));

    expect(tab('Taxes')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Rates')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', { name: 'Taxes' })).toHaveTextContent('Some');
    expect(changes).toEqual(['taxes']);
  });

  test('may begin with another tab', () => {
    renderTabs({ defaultValue: 'costs' });

    expect(screen.getByRole('tabpanel')).toHaveTextContent('Little');
  });

  test('selects the first tab where the selected one is taken away', () => {
    const { update } = renderTabs({ defaultValue: 'taxes' });

    update(TABS.slice(0, 2));

    expect(tab('Rates')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Much');
  });

  test('with value given, only its owner selects another tab', async () => {
    const change = vi.fn<(id: string) => void>();
    const tabs = (value: string) => (
      <Tabs label="Savings" items={TABS} value={value} onValueChange={change} />
    );
    const { rerender } = render(tabs('rates'));

    await userEvent.click(tab('Taxes'));
    expect(tab('Rates')).toHaveAttribute('aria-selected', 'true');
    expect(change.mock.calls).toEqual([['taxes']]);

    rerender(tabs('taxes'));
    expect(tab('Taxes')).toHaveAttribute('aria-selected', 'true');
  });

  test('without tabs there is nothing to select', () => {
    renderTabs({ items: [] });

    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  test.each([
    { key: 'ArrowRight', altKey: true },
    { key: 'ArrowRight', ctrlKey: true },
    { key: 'ArrowRight', metaKey: true },
    { key: 'ArrowDown' },
    { key: 'ArrowUp' },
    { key: 'PageDown' },
  ])('%o is left to the browser', (press) => {
    renderTabs();
    tab('Rates').focus();

    const isLeft = fireEvent.keyDown(tab('Rates'), press);

    expect(isLeft).toBe(true);
    expect(tab('Rates')).toHaveFocus();
  });

  test('an arrow that moves to another tab does not scroll the strip as well', () => {
    const { changes } = renderTabs();
    tab('Rates').focus();

    expect(fireEvent.keyDown(tab('Rates'), { key: 'ArrowRight' })).toBe(false);
    expect(tab('Costs')).toHaveFocus();
    expect(changes).toEqual(['costs']);
  });

  test('only the selected tab is a stop for the keyboard, and each panel is', () => {
    renderTabs({ defaultValue: 'costs' });

    expect(['Rates', 'Costs', 'Taxes'].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
  });
});

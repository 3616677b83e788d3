import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const opener = () => screen.getByRole('button');
const bubble = () => screen.getByRole('tooltip', { hidden: true });
const isShown = () => bubble().hasAttribute('data-shown');
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const touch = (type: string, element: Element) =>
  fireEvent(
    element,
    new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'touch' }),
  );

const renderTooltip = (attributes: { disabled?: boolean; 'aria-disabled'?: boolean } = {}) =>
  render(
    <Tooltip text="All costs in one rate">
      {(own) => (
        <button type="button" {...own} {...attributes}>
          APR
        </button>
      )}
    </Tooltip>,
  );

describe('Tooltip', () => {
  test('describes its opener', () => {
    renderTooltip();

    expect(opener()).toHaveAccessibleDescription('All costs in one rate');
    expect(opener()).not.toHaveAttribute('aria-expanded');
  });

  test('labels an opener that has no text', () => {
    render(
      <Tooltip text="Search" relation="labels">
        {(own) => <button type="button" {...own} />}
      </Tooltip>,
    );

    expect(opener()).toHaveAccessibleName('Search');
  });

  test('OV-023 OV-024 appears 300 ms after the focus came and goes 300 ms after it left', () => {
    renderTooltip();

    act(() => opener().focus());
    wait(299);
    expect(isShown()).toBe(false);
    wait(1);
    expect(isShown()).toBe(true);

    act(() => opener().blur());
    wait(299);
    expect(isShown()).toBe(true);
    wait(1);
    expect(isShown()).toBe(false);
  });

  test.each([{ disabled: true }, { 'aria-disabled': true }])('%j prevents it', (attributes) => {
    renderTooltip(attributes);

    act(() => opener().focus());
    wait(1000);

    expect(isShown()).toBe(false);
  });

  test('a finger that stays shows it, until another place is touched', () => {
    renderTooltip();

    touch('pointerdown', opener());
    wait(500);
    touch('pointerup', opener());
    wait(1000);
    expect(isShown()).toBe(true);

    touch('pointerdown', document.body);
    wait(300);
    expect(isShown()).toBe(false);
  });

  test('a finger that only taps does not', () => {
    renderTooltip();

    touch('pointerdown', opener());
    wait(100);
    touch('pointerup', opener());
    wait(1000);

    expect(isShown()).toBe(false);
  });

  test('a tooltip without an opener says so in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    render(<Tooltip text="Nobody">{() => <span>Text</span>}</Tooltip>);

    expect(warn).toHaveBeenCalledWith(
      'The tooltip found no opener. Spread the attributes it hands out on an element.',
    );
    vi.restoreAllMocks();
  });

  test('nothing of it stays behind', () => {
    const { unmount } = renderTooltip();
    act(() => opener().focus());
    wait(300);

    unmount();

    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(escape)).toBe(true);
  });
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSnackbarQueue } from './snackbar-queue.ts';
import { Snackbar } from './snackbar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('OV-010 the region is there before a message and holds one at a time', () => {
  const queue = createSnackbarQueue();
  render(<Snackbar queue={queue} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  act(() => ['Saved', 'Copied'].forEach((text) => queue.add({ text })));
  expect(region.textContent).toBe('Saved');

  wait(5300);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Copied');

  wait(5300);
  expect(region).toBeEmptyDOMElement();
});

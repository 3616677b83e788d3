import { afterEach, expect, test, vi } from 'vitest';
import { createMarks } from './create-marks.ts';
import type { Box } from '../protocol.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.querySelector('.playground-marks')?.remove();
});

test('a component that is selected no more has no outline, and no place is told', () => {
  const onPlaced = vi.fn<(box: Box | undefined) => void>();
  document.body.innerHTML = '<p id="card">Card</p>';
  const marks = createMarks(window, onPlaced);
  const outline = document.querySelector<HTMLElement>('[data-mark="selected"]');
  const slot = document.getElementById('card');

  marks.select(slot ? { slot, label: 'Card' } : undefined);
  const isHidden = outline?.hidden;
  marks.select(undefined);

  expect([isHidden, outline?.hidden]).toEqual([false, true]);
  expect(onPlaced.mock.calls.map(([box]) => box !== undefined)).toEqual([true, false]);
});

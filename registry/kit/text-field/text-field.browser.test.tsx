import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import '../../theme/index.css';
import { createField } from '../form/create-field.ts';
import { IsEmail } from '../form/validators.ts';
import { TextField } from './text-field.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

test('FO-033 FO-034 the label of a wide layout has a column of 288 px from 600 px on', async () => {
  const field = createField({ name: 'city', label: 'City' });
  render(<TextField field={field} messages={{}} layout="wide-right" />);
  const root = screen.getByRole('textbox').closest('.field-frame') ?? document.body;
  const columns = async (width: number) => {
    await page.viewport(width, 800);
    return getComputedStyle(root).gridTemplateColumns.split(' ');
  };

  expect(await columns(599)).toHaveLength(1);
  expect((await columns(600))[0]).toBe('288px');
});

const getMessage = () => 'This is no address. '.repeat(20);

test('a click that leaves a field arrives, although a message then moves what was clicked', async () => {
  const field = createField({ name: 'mail', label: 'Mail', getMessage, validators: [IsEmail()] });
  const onClick = vi.fn<() => void>();
  render(
    <>
      <TextField field={field} messages={{}} />
      <button onClick={onClick}>Next</button>
    </>,
  );
  await userEvent.fill(screen.getByRole('textbox'), 'ada');
  const button = screen.getByRole('button');
  const { top } = boxOf(button);

  await userEvent.click(button);

  await expect.poll(() => boxOf(button).top).toBeGreaterThan(top + 44);
  expect(onClick).toHaveBeenCalledOnce();
});

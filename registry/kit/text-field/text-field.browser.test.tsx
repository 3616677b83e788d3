import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/index.css';
import { createField } from '../form/create-field.ts';
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

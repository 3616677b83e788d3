import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { inspector, openForm } from './open-form.testing.tsx';

const RATE = { name: 'total-rate', dataType: 'percentage', value: { value: 2.35 } };
const HOURS = {
  name: 'hours',
  dataType: 'language',
  value: { value: { en: 'Daily', fr: 'Tous' } },
};
const MACROS = { savings: { groups: [{ name: 'savings', keys: [RATE, HOURS] }] } };
const TITLE = { componentType: 'section-title', title: 'Up to a year' };

const title = () => inspector().getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
const picker = () => screen.findByRole('dialog', { name: 'Insert macro' });
const chip = (text: string) =>
  inspector().findByText(text, { selector: '.macro-chip *, .macro-chip' });

/** Opens the form of a heading, with the caret in its text. */
async function openTitle(text = TITLE.title, caret = text.length, macros: object = MACROS) {
  const form = await openForm({ ...TITLE, title: text }, { macros });
  await userEvent.click(title());
  title().setSelectionRange(caret, caret);
  return { ...form, written: () => form.component().title };
}

describe('a macro', () => {
  test('is found by its value, stands at the caret, and the page says that it has one', async () => {
    const { written, hasMacro, steps } = await openTitle('Up to a year', 'Up to '.length);
    await userEvent.click(inspector().getByRole('button', { name: 'Insert macro into Title' }));
    const [rate] = within(await picker()).getAllByRole('option');
    expect(rate).toHaveTextContent('savings:total-rate 2.35% en 2,35 % fr de 2,35% nl');

    await userEvent.keyboard('2,35{Enter}');
    expect(title()).toHaveFocus();
    expect([written(), hasMacro(), steps()]).toEqual([
      'Up to %{savings:total-rate}%a year',
      true,
      1,
    ]);
    await userEvent.keyboard(' ');

    expect(written()).toBe('Up to %{savings:total-rate}% a year');
    expect(await chip('2,35 %')).toBeVisible();
  });

  test('is offered once a placeholder is begun, which it takes the place of', async () => {
    const { written } = await openTitle('Open: ');

    await userEvent.keyboard('%{{');
    await picker();
    await userEvent.keyboard('daily{Enter}!');

    expect(written()).toBe('Open: %{savings:hours}%!');
  });

  test('may be typed to its end by heart', async () => {
    const { written } = await openTitle('');

    await userEvent.keyboard('%{{');
    await picker();
    await userEvent.keyboard('savings:hours}%.');

    expect(written()).toBe('%{savings:hours}%.');
    expect(await chip('Tous')).toBeVisible();
  });

  test('is left as it was begun by Escape, and the caret stays behind it', async () => {
    const { written, hasMacro } = await openTitle('');

    await userEvent.keyboard('%{{');
    await picker();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('x');

    expect(written()).toBe('%{x');
    expect(hasMacro()).toBeUndefined();
  });

  test('of very many stands among the first of them, and the rest is counted', async () => {
    const keys = Array.from({ length: 100 }, (_, index) => ({ ...RATE, name: `rate-${index}` }));
    const macros = { savings: { groups: [{ name: 'savings', keys }] } };
    await openTitle(TITLE.title, 0, macros);
    await userEvent.click(inspector().getByRole('button', { name: 'Insert macro into Title' }));
    const dialog = within(await picker());

    expect(dialog.getAllByRole('option')).toHaveLength(60);
    expect(dialog.getByText('40 more. Type to narrow the list.')).toBeVisible();
    await userEvent.keyboard('rate-99');

    expect(dialog.getAllByRole('option')).toHaveLength(1);
    expect(dialog.getByRole('status')).toHaveTextContent('Found: 1');
  });
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { region } from '../open-window.testing.tsx';
import { findTable, openMacros, readRows } from './open-macros.testing.tsx';

const cell = (table: HTMLElement, name: string) => within(table).getByRole('gridcell', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** The names of the macros in the order of their rows. */
const names = (table: HTMLElement) => readRows(table).map(([group, key]) => `${group}:${key}`);

describe('the table of macros', () => {
  test('shows group, key and the value in each locale, those of this page first', async () => {
    await openMacros();
    const table = await findTable();

    expect(readRows(table).map((row) => row.slice(0, 8))).toEqual([
      ['savings', 'rate', 'Percentage', '%', '2.35%', '2,35\u00a0%', '2,35%', '2,35\u00a0%'],
      ['loans', 'fee', 'Amount', 'USD', 'US$6.00', '6,00\u00a0$US', 'US$\u00a06,00', '6,00\u00a0$'],
      ['loans', 'hours', 'By language', '', 'Daily', 'Tous', 'Daily', 'Daily'],
    ]);
  });

  test('finds macros by what a page shows', async () => {
    await openMacros();
    const table = await findTable();

    await userEvent.type(region('Macros').getByRole('searchbox'), 'tous');

    expect(names(table)).toEqual(['loans:hours']);
    expect(region('Macros').getByRole('status')).toHaveTextContent('Macros: 1');
  });

  test('follows the page: a macro that it begins to use comes first', async () => {
    const { doing } = await openMacros();
    const table = await findTable();

    const path = '/data/flexZone/flexComponents/0/title';
    await doing(({ changePage }) =>
      changePage({ kind: 'filled', changes: [{ op: 'replace', path, value: '%{loans:fee}%' }] }),
    );

    expect(names(table)).toEqual(['loans:fee', 'loans:hours', 'savings:rate']);
  });

  test('says where the first macro is written, where there is none', async () => {
    await openMacros({ macros: { savings: { groups: [] } } });

    expect(await region('Macros').findByText(/There are no macros yet/)).toBeVisible();
  });

  test('renders the rows alone that can be seen, of two thousand macros', async () => {
    const keys = Array.from({ length: 2000 }, (_, index) => ({
      name: `rate-${index}`,
      dataType: 'percentage',
      value: { value: index / 100 },
    }));
    await openMacros({ macros: { rates: { groups: [{ name: 'rates', keys }] } } });
    const table = await findTable();

    expect(table).toHaveAttribute('aria-rowcount', '2002');
    expect(readRows(table).length).toBeLessThan(60);
  });
});

describe('a value', () => {
  test('is edited in its cell, in one step that undo takes back byte for byte', async () => {
    const { text, opened, steps, doing } = await openMacros();
    const table = await findTable();

    await userEvent.click(cell(table, '2,35%'));
    const input = await field('savings:rate, nl-BE');
    expect(input.value).toBe('2.35');
    await userEvent.keyboard('2,5{Enter}');

    expect(readRows(table)[0]?.slice(4, 8)).toEqual([
      '2.50%',
      '2,50\u00a0%',
      '2,50%',
      '2,50\u00a0%',
    ]);
    expect(text()).toBe(opened.replace('2.35', '2.5'));
    expect(steps()).toBe(1);
    await doing(({ undo }) => undo());
    expect(text()).toBe(opened);
  });

  test('is edited by keys alone, and each edit is a step of its own', async () => {
    const { text, steps } = await openMacros();
    const table = await findTable();
    table.focus();

    // The cell of the page's locale, fr-BE, is where keys begin.
    await userEvent.keyboard('3{Enter}{ArrowDown}{ArrowDown}{F2}Chaque jour{Tab}');

    expect(text()).toContain('"value": 3\n');
    expect(text()).toContain('"fr": "Chaque jour"');
    expect(steps()).toBe(2);
    expect(table).toHaveFocus();
    const [active] = within(table).getAllByRole('gridcell', { selected: true });
    expect(table).toHaveAttribute('aria-activedescendant', active?.id);
    expect(active).toHaveTextContent('Daily');
  });

  test('stays what it was after Escape', async () => {
    const { text, opened } = await openMacros();
    const table = await findTable();

    await userEvent.click(cell(table, 'Tous'));
    await userEvent.keyboard('Jamais{Escape}');

    expect(text()).toBe(opened);
    expect(table).toHaveFocus();
  });

  test('is kept by a press elsewhere', async () => {
    const { text } = await openMacros();
    const table = await findTable();

    await userEvent.click(cell(table, 'Tous'));
    await userEvent.keyboard('Chaque jour');
    await userEvent.click(cell(table, '2.35%'));

    expect(text()).toContain('"fr": "Chaque jour"');
    expect(await field('savings:rate, en-GB')).toHaveFocus();
  });

  test('that is wrong is kept as it is typed, and the reason stands below it', async () => {
    const { text } = await openMacros();
    const table = await findTable();

    await userEvent.click(cell(table, '2.35%'));
    await userEvent.keyboard('about two{Enter}');

    expect(text()).toContain('"about two"');
    expect(readRows(table)[0]).toContain('about two');
    const [problem] = within(table).getAllByRole('row', { name: /^Warning|^Error/ });
    expect(problem).toHaveTextContent('Write the percent number');
  });

  test('gets another form and another unit', async () => {
    const { text } = await openMacros();
    const table = await findTable();

    await userEvent.click(cell(table, 'Percentage'));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'savings:rate, Type' }),
      'Amount',
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(cell(table, 'EUR'));
    await userEvent.keyboard('chf{Enter}');

    expect(JSON.parse(text()).savings.groups[0].keys[0]).toEqual({
      name: 'rate',
      dataType: 'amount',
      value: { value: 2.35, unit: 'CHF' },
    });
  });

  test('cannot be edited while the text of the macros is broken', async () => {
    const { doing, text } = await openMacros();
    const table = await findTable();
    await doing(({ edit }) => edit('macros', text().slice(0, -3)));

    await userEvent.click(cell(table, '2.35%'));

    expect(table).toHaveAttribute('aria-readonly', 'true');
    expect(within(table).queryByRole('textbox')).toBeNull();
    expect(region('Macros').getByText(/cannot be read/)).toBeVisible();
  });
});

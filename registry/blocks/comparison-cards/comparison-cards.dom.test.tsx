import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ComparisonCardsProps } from '#schemas/generated/blocks/comparison-cards.ts';
import { fixture } from '#tests/fixture.ts';
import { ComparisonCards } from './comparison-cards.tsx';
import messages from './locales/en-GB.json';

const full = await fixture<ComparisonCardsProps>('blocks/comparison-cards/full');
const uneven = await fixture<ComparisonCardsProps>(
  'blocks/comparison-cards/values-that-do-not-match',
);
const minimal = await fixture<ComparisonCardsProps>('blocks/comparison-cards/minimal');

/** Returns the cells of the table row whose accessible name begins with this text. */
const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

describe('ComparisonCards', () => {
  test('BL-018 shows its title, and of each card title, text, call to action and a value for each criterion', () => {
    render(<ComparisonCards {...full} messages={messages} />);

    const table = screen.getByRole('table', { name: 'Three ways to fix your rate' });
    expect(
      within(table)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['Steady', 'Green', 'Step']);
    expect(screen.getByText('2.90%').tagName).toBe('STRONG');
    expect(screen.getByText('Every five years, by 2 points at most')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose Green' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
    expect(screen.getByText('Within five years will do')).toBeVisible();
  });

  test('BL-018 is a table to a screen reader: each column has its criterion, each row its product', () => {
    render(<ComparisonCards {...full} messages={messages} />);

    const columns = screen.getAllByRole('columnheader').map((each) => each.textContent);
    expect(columns).toEqual(['Product', 'In short', ...full.criteria, 'Next step']);
    expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      'Steady',
      'Green',
      'Step',
    ]);
    // The row's header is no cell.
    const [, changes, skips, falls, highest] = rowOf('Step');
    expect(changes).toHaveAccessibleName('Every five years, by 2 points at most');
    expect(within(skips ?? document.body).getByRole('img', { name: 'No' })).toBeVisible();
    expect(within(falls ?? document.body).getByRole('img', { name: 'Yes' })).toBeVisible();
    expect(highest).toHaveAccessibleName('4.90%');
  });

  test('a missing value shows a dash, and one without a criterion does not show', () => {
    render(<ComparisonCards {...uneven} messages={messages} />);

    const values = rowOf('Everyday €').map((cell) => cell.lastElementChild?.textContent);
    expect(values).toEqual([uneven.cards[0]?.values[0], '-', '-']);
    expect(screen.queryByText(/A fourth value/)).toBeNull();
  });

  test('without texts and calls to action it has no columns of theirs', () => {
    render(<ComparisonCards {...uneven} messages={messages} />);

    const columns = screen.getAllByRole('columnheader').map((each) => each.textContent);
    expect(columns).toEqual(['Product', 'Monthly fee', 'Cash machines', 'Cards']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('without a title the names of the cards are headings of the second level', () => {
    render(<ComparisonCards {...minimal} messages={messages} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Everyday' })).toBeVisible();
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-label');
  });
});

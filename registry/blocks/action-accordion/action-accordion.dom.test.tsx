import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ActionAccordionProps } from '#schemas/generated/blocks/action-accordion.ts';
import { fixture } from '#tests/fixture.ts';
import { ActionAccordion } from './action-accordion.tsx';

const full = await fixture<ActionAccordionProps>('blocks/action-accordion/full');
const several = await fixture<ActionAccordionProps>('blocks/action-accordion/actions-that-differ');
const header = (name: string) => screen.getByRole('button', { name });

describe('ActionAccordion', () => {
  test('BL-020 shows its title, and in each item a text, links, a picture and something to do', async () => {
    render(<ActionAccordion {...full} />);

    await userEvent.click(header('Block a card'));

    const answer = within(screen.getByRole('region', { name: 'Block a card' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Arrange it yourself' })).toBeVisible();
    expect(answer.getByText(/It takes effect at once/)).toBeVisible();
    expect(answer.getByRole('link', { name: 'What it costs' })).toBeVisible();
    expect(answer.getByRole('img', { name: 'A glass jar filling with coins' })).toBeVisible();
    expect(answer.getByRole('link', { name: 'Block my card' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
    expect(answer.getByText('Day and night')).toBeVisible();
  });

  test('BL-020 in exclusive mode opening one item closes the others', async () => {
    render(<ActionAccordion {...full} />);

    await userEvent.click(header('Block a card'));
    await userEvent.click(header('Raise a limit'));

    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(header('Raise a limit')).toHaveAttribute('aria-expanded', 'true');
  });

  test('BL-020 without it several may be open, and each call to action stands in its own item', async () => {
    render(<ActionAccordion {...several} />);

    for (const button of screen.getAllByRole('button')) await userEvent.click(button);

    const actions = screen
      .getAllByRole('region')
      .map((region) => within(region).queryByRole('link')?.textContent);
    expect(actions).toEqual(['Make an appointment', undefined, undefined]);
  });
});

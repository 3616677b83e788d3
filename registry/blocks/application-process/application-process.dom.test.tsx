import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ApplicationProcessProps } from '#schemas/generated/blocks/application-process.ts';
import { fixture } from '#tests/fixture.ts';
import { ApplicationProcess } from './application-process.tsx';

const full = await fixture<ApplicationProcessProps>('blocks/application-process/full');
const minimal = await fixture<ApplicationProcessProps>('blocks/application-process/minimal');

describe('ApplicationProcess', () => {
  test('BL-017 shows its title, its steps in their order with their texts, and where it begins', () => {
    render(<ApplicationProcess {...full} />);

    expect(
      screen.getByRole('heading', { level: 2, name: 'From first call to front door' }),
    ).toBeVisible();
    const steps = screen.getAllByRole('heading', { level: 3 });
    expect(steps.map((step) => step.textContent)).toEqual(full.steps.map(({ title }) => title));
    expect(screen.getByText('Photos will do.', { exact: false })).toBeVisible();
    expect(screen.getByText('The keys are yours.').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Simulate my loan' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
    expect(screen.getByText('Free, no obligation')).toBeVisible();
  });

  test('BL-017 is an ordered list when it is numbered, and no ordered one when it is not', () => {
    const { container, rerender } = render(<ApplicationProcess {...full} />);
    expect(container.querySelectorAll('ol > li')).toHaveLength(4);

    rerender(<ApplicationProcess {...full} numbered={false} />);
    expect(container.querySelector('ol')).toBeNull();
    expect(container.querySelectorAll('ul > li')).toHaveLength(4);
  });

  test('is numbered unless its author says otherwise', () => {
    render(<ApplicationProcess {...minimal} />);

    expect(screen.getByRole('list').tagName).toBe('OL');
  });

  test('without a title its steps are headings of the second level', () => {
    render(<ApplicationProcess {...minimal} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Open the app' })).toBeVisible();
  });

  test('empty fields leave no markup', async () => {
    const empty = await fixture<ApplicationProcessProps>(
      'blocks/application-process/title-of-200-letters',
    );

    const { container } = render(<ApplicationProcess {...empty} />);

    expect(container.querySelectorAll('p, a, button, .rich-text')).toHaveLength(0);
  });
});

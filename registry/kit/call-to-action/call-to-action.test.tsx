import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallToActions } from './call-to-action.tsx';

const other = { textLink: { text: 'Other', url: '/other' } };

describe('CallToActions', () => {
  test('BU-006 a call to action with an address is a link', () => {
    render(<CallToActions cta={{ textLink: { text: 'Work it out', url: '/budget' } }} />);

    expect(screen.getByRole('link', { name: 'Work it out' })).toHaveAttribute('href', '/budget');
  });

  test('shows the few words below the button', () => {
    const cta = { textLink: { text: 'Work it out', url: '/budget' }, microCopy: 'Three minutes' };

    render(<CallToActions cta={cta} />);

    expect(screen.getByText('Three minutes')).toBeVisible();
  });

  test.each([
    ['text', { text: '', url: '/budget' }],
    ['address', { text: 'Work it out', url: '' }],
  ])('leaves no markup without a %s', (_, textLink) => {
    const { container } = render(<CallToActions cta={{ textLink, microCopy: 'Free' }} />);

    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    [20, 'false'],
    [21, 'true'],
  ])('BU-008 with a text of %i characters, stacked is %s', (length, isStacked) => {
    const cta = { textLink: { text: 'x'.repeat(length), url: '/long' } };

    const { container } = render(<CallToActions cta={cta} secondaryCta={other} />);

    expect(container.firstElementChild).toHaveAttribute('data-stacked', isStacked);
  });

  test('BU-008 a long second text stacks the buttons as well', () => {
    const cta = { textLink: { text: 'x'.repeat(21), url: '/long' } };

    const { container } = render(<CallToActions cta={other} secondaryCta={cta} />);

    expect(container.firstElementChild).toHaveAttribute('data-stacked', 'true');
  });
});

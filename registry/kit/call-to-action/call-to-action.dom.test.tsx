import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
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

  test.each([undefined, 'orange', 'indigo'] as const)(
    'the main one has the colour %s, the other is always indigo',
    (color) => {
      render(<CallToActions {...(color && { color })} cta={other} secondaryCta={other} />);

      const colors = screen.getAllByRole('link').map((link) => link.dataset['color']);
      expect(colors).toEqual([color ?? 'orange', 'indigo']);
    },
  );

  test('BU-007 a call to action without an address is a button', async () => {
    const press = vi.fn<() => void>();
    render(<CallToActions cta={{ textLink: { text: 'Ask us' }, onClick: press }} />);

    await userEvent.click(screen.getByRole('button', { name: 'Ask us' }));

    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each(['', ' '])('BU-007 the address "%s" is none', (url) => {
    render(<CallToActions cta={{ textLink: { text: 'Ask us', url } }} />);

    expect(screen.getByRole('button', { name: 'Ask us' })).toBeInTheDocument();
  });

  test.each(['', ' '])('BU-005 leaves no markup where its text is "%s"', (text) => {
    const cta = { textLink: { text, url: '/budget' }, microCopy: 'Free' };

    const { container } = render(<CallToActions cta={cta} />);

    expect(container).toBeEmptyDOMElement();
  });

  test('BU-005 the one that has a text shows without the other', () => {
    const cta = { textLink: { text: '', url: '/budget' }, microCopy: 'Free' };

    render(<CallToActions cta={cta} secondaryCta={other} />);

    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText('Free')).toBeNull();
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

test('beside others of its kind it is an outline', () => {
  render(<CallToActions cta={other} look="outline" />);

  expect(screen.getByRole('link', { name: 'Other' })).toHaveAttribute('data-look', 'outline');
});

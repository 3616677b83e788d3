import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CallToActionProps } from '#schemas/generated/blocks/call-to-action.ts';
import { fixture } from '#tests/fixture.ts';
import { linksIn } from '../../seen.testing.ts';
import { CallToAction } from './call-to-action.tsx';

const full = await fixture<CallToActionProps>('blocks/call-to-action/full');

describe('CallToAction', () => {
  test('BL-010 shows its title, its text and both things to do', () => {
    const { container } = render(<CallToAction {...full} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Ready in five minutes' })).toBeVisible();
    expect(screen.getByText('The first year costs nothing.')).toBeVisible();
    expect(linksIn(container, '')).toEqual([
      ['Open an account', '/en/individuals/saving/saver-plus', 'filled'],
      ['Ask us first', '/en/individuals', 'text'],
    ]);
    expect(screen.getByText('No branch, no paper')).toBeVisible();
    expect(screen.getByText('On weekdays until ten')).toBeVisible();
  });

  test('a button alone is enough', async () => {
    const minimal = await fixture<CallToActionProps>('blocks/call-to-action/minimal');

    const { container } = render(<CallToAction {...minimal} />);

    expect(screen.getByRole('link', { name: 'Open an account' })).toBeVisible();
    expect(container.querySelectorAll('p, h2, .call-to-action__text')).toHaveLength(0);
  });

  test('with nothing to press the title is left, and with nothing to say nothing is', async () => {
    const props = await fixture<CallToActionProps>('blocks/call-to-action/nothing-to-press');
    const { title: _title, ...untitled } = props;

    const { container, rerender } = render(<CallToAction {...props} />);
    expect(container.textContent).toBe('Nothing to press, so nothing to read');

    rerender(<CallToAction {...untitled} />);
    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});

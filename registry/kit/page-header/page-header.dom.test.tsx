import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

const view = document.documentElement.ownerDocument.defaultView ?? window;
const scrollTo = (place: number) => {
  Object.assign(view, { scrollY: place });
  fireEvent.scroll(document);
};

afterEach(() => void Object.assign(view, { scrollY: 0 }));

describe('PageHeader', () => {
  test('has its title between a way back and a way out', () => {
    render(<PageHeader title="Transfer" before={<i>Back</i>} after={<i>Leave</i>} />);

    const header = screen.getByRole('banner');

    expect(screen.getByRole('heading', { level: 1, name: 'Transfer' })).toBeVisible();
    expect(header.textContent).toBe('BackTransferLeave');
  });

  test('without either there is nothing beside the title', () => {
    render(<PageHeader title="Transfer" />);

    expect(screen.getByRole('banner').children).toHaveLength(1);
  });

  test.each([1, 400, -20])(
    'SH-009 knows that it was scrolled to %i, also once it is back',
    (place) => {
      render(<PageHeader title="Transfer" />);
      const header = screen.getByRole('banner');
      expect(header).toHaveAttribute('data-scrolled', 'false');

      scrollTo(place);
      expect(header).toHaveAttribute('data-scrolled', 'true');

      scrollTo(0);
      expect(header).toHaveAttribute('data-scrolled', 'true');
    },
  );

  test('SH-009 an event without a scroll changes nothing', () => {
    render(<PageHeader title="Transfer" />);

    scrollTo(0);

    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  });
});

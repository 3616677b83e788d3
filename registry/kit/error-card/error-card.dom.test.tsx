import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ErrorCard } from './error-card.tsx';

const message = { heading: 'Something went wrong', text: 'Please try again later.' };

describe('ErrorCard', () => {
  test('BL-031 in place of a part is read out, with a picture, a heading and a text', () => {
    render(<ErrorCard {...message} />);

    const card = screen.getByRole('alert');

    expect(card.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: message.heading })).toBeVisible();
    expect(card).toHaveTextContent(message.text);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('BL-031 leads on where there is a link', () => {
    render(<ErrorCard {...message} link={{ text: 'To Individuals', url: '/en' }} />);

    expect(screen.getByRole('link', { name: 'To Individuals' })).toHaveAttribute('href', '/en');
  });

  test('in place of a page has the page its heading', () => {
    render(<ErrorCard {...message} size="page" />);

    expect(screen.getByRole('heading', { level: 1, name: message.heading })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

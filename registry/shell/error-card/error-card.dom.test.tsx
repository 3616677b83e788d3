import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { samplePage } from '../sample-page.testing.ts';
import { ErrorCard } from './error-card.tsx';

const message = {
  heading: 'Page not found',
  text: 'We cannot find the page you are looking for.',
  link: { text: 'To Individuals', url: '/en/individuals' },
};

describe('ErrorCard', () => {
  test('BL-031 says what happened with a picture, a heading, a text and where to go', () => {
    const { container } = render(<ErrorCard data={message} page={samplePage} messages={{}} />);

    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: message.heading })).toBeInTheDocument();
    expect(screen.getByText(message.text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To Individuals' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
  });

  test('BL-031 the link may be left out', () => {
    const { heading, text } = message;

    render(<ErrorCard data={{ heading, text }} page={samplePage} messages={{}} />);

    expect(screen.queryByRole('link')).toBeNull();
  });
});

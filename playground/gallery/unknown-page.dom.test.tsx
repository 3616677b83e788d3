import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { scenario } from './open-gallery.testing.tsx';
import { UnknownAddress } from './unknown-address.tsx';

const CARD = scenario('service-card/full', 'Card with everything');

describe('what a person finds at an address that leads nowhere', () => {
  test('says which scenario there is none of, and names those that may have been meant', () => {
    const environment = sampleEnvironment();
    environment.settings.set('theme', 'dark');

    const { container } = render(
      <UnknownAddress id="service-card/ful" meant={[CARD]} environment={environment} />,
    );

    const title = 'There is no scenario “service-card/ful”';
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(title);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Did you mean one of these?',
    );
    const link = screen.getByRole('link', { name: 'Card with everything' });
    expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual([
      '/preview/service-card/full',
      'en-GB',
    ]);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Card with everything service-card/full',
    );
    expect(container.querySelector('.app')).toHaveAttribute('data-theme', 'dark');
  });

  test('is in the language of the tools, and leads to them', () => {
    const environment = sampleEnvironment();
    environment.settings.set('language', 'de-DE');

    render(<UnknownAddress id={undefined} meant={[CARD]} environment={environment} />);

    expect(document.documentElement.lang).toBe('de-DE');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/preview/',
      '/playground/',
    ]);
  });

  test('asks nothing where nothing may have been meant, and cuts what is too long to read', () => {
    render(<UnknownAddress id={'x'.repeat(300)} meant={[]} environment={sampleEnvironment()} />);

    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent?.match(/x/g)?.length).toBeLessThan(
      201,
    );
    expect(screen.getByText(/^It may have been renamed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All scenarios' })).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appleLogoFill, googlePlayLogoFill } from '../icon/drawings.ts';
import { AppStores } from './app-stores.tsx';

const android = { text: 'Get it on Google Play', url: '/app/android' };
const ios = { text: 'Get it on the App Store', url: '/app/ios' };

test('each store is a link with its own mark, Android first', () => {
  render(<AppStores android={android} ios={ios} />);

  const links = screen.getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/android', '/app/ios']);
  expect(links[0]).toHaveAccessibleName('Get it on Google Play');
  expect(links[0]).toContainHTML(googlePlayLogoFill.path);
  expect(links[1]).toContainHTML(appleLogoFill.path);
});

test.each([{ android }, { android, ios: { text: 'Download it', url: ' ' } }])(
  'a link that does not count is left out: %o',
  (links) => {
    render(<AppStores {...links} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  },
);

test.each([{}, { ios: { text: '', url: '/app/ios' } }])('%o leaves no markup', (links) => {
  const { container } = render(<AppStores {...links} />);

  expect(container).toBeEmptyDOMElement();
});

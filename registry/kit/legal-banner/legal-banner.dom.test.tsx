import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { infoFill, warningCircleFill } from '../icon/drawings.ts';
import { LegalBanner } from './legal-banner.tsx';

const body = ['Borrowing money also costs money.'];
const image = { original: '/images/skyline.svg', alt: 'A skyline at night' };

test.each([
  [undefined, infoFill],
  ['information', infoFill],
  ['warning', warningCircleFill],
] as const)('the type %s stands before the text as its own mark', (headerBannerType, mark) => {
  const { container } = render(<LegalBanner banner={{ body, headerBannerType }} />);

  expect(container.querySelector('path')).toHaveAttribute('d', mark.path);
  expect(screen.getByText(/also costs money/)).toBeVisible();
});

test.each([
  [undefined, 'quiet'],
  ['quiet', 'quiet'],
  ['strong', 'strong'],
] as const)('the style %s is drawn as %s', (componentStyle, style) => {
  const { container } = render(<LegalBanner banner={{ body, componentStyle }} />);

  expect(container.firstElementChild).toHaveAttribute('data-style', style);
});

test('a picture without text has no mark before it', () => {
  const { container } = render(<LegalBanner banner={{ image }} />);

  expect(screen.getByRole('img', { name: 'A skyline at night' })).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});

test.each([
  [undefined],
  [{}],
  [{ body: [] }],
  [{ image: { original: '/a.xyz', extension: 'xyz', alt: '' } }],
])('%o says nothing and leaves no markup', (banner) => {
  const { container } = render(<LegalBanner banner={banner} />);

  expect(container).toBeEmptyDOMElement();
});

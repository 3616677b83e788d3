import { describe, expect, test } from 'vitest';
import type { LinkListProps } from '#schemas/generated/blocks/link-list.ts';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { fixture } from '#tests/fixture.ts';
import { LinkList } from '../../blocks/link-list/link-list.tsx';
import { HomeHeader } from '../../headers/home-header/home-header.tsx';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import type { IconVariation } from './icon-variation.ts';
import { ResolvedIcon } from './resolved-icon.tsx';

/** The colours that a person sees, by their names in variations. */
const COLORS = {
  primary: 'rgb(29, 22, 75)',
  interactionPrimary: 'rgb(232, 101, 12)',
  interactionSecondary: 'rgb(68, 58, 156)',
  inverted: 'rgb(255, 255, 255)',
  disabled: 'rgb(133, 132, 154)',
  tertiary: 'rgb(108, 107, 130)',
  approved: 'rgb(15, 112, 72)',
};
const SIZES = [20, 24, 32, 40, 48, 64] as const;
const COMBINED = [
  'primary',
  'interactionPrimary',
  'interactionSecondary',
  'inverted',
  'disabled',
] as const;

/** The size of the drawing in px, and the colour that fills it. */
function seen(variation?: IconVariation): (string | undefined)[] {
  const drawn = renderInBrowser(
    <ResolvedIcon icon="vitrine:regular:x" {...(variation && { variation })} />,
  ).querySelector('svg');
  const { inlineSize, blockSize, fill } = getComputedStyle(drawn ?? document.body);
  return [inlineSize, blockSize, fill];
}

describe('the variation of an icon', () => {
  test.each(SIZES.flatMap((size) => COMBINED.map((color) => [size, color] as const)))(
    'IC-003 %i_%s has that size and colour',
    { tags: ['deep'] },
    (size, color) => {
      expect(seen(`${size}_${color}`)).toEqual([`${size}px`, `${size}px`, COLORS[color]]);
    },
  );

  test.each([24, 32] as const)('IC-004 %i_tertiary is a quieter grey', (size) => {
    expect(seen(`${size}_tertiary`)).toEqual([`${size}px`, `${size}px`, COLORS.tertiary]);
  });

  test('IC-005 24_approved is green', () => {
    expect(seen('24_approved')).toEqual(['24px', '24px', COLORS.approved]);
  });

  test('is 24_primary unless it is said', () => {
    expect(seen()).toEqual(['24px', '24px', COLORS.primary]);
  });
});

test('IC-012 HD-023 icons that blocks and headers are given have 20, 24, 40 or 48 px', async () => {
  const links = await fixture<LinkListProps>('blocks/link-list/full');
  const header = await fixture<HomeHeaderProps>('headers/home-header/full');
  const container = renderInBrowser(
    <>
      <LinkList {...links} />
      <HomeHeader {...header} messages={{}} />
    </>,
  );

  const sizesIn = (place: string) =>
    [...container.querySelectorAll(`${place} > .icon:not([data-sideways])`)].map((icon) => {
      const { inlineSize, blockSize } = getComputedStyle(icon);
      return `${inlineSize} ${blockSize}`;
    });

  expect(sizesIn('.link-list__title')).toEqual(['24px 24px']);
  expect(sizesIn('.quick-links__item > a')).toEqual(Array(5).fill('20px 20px'));
  expect(sizesIn('.usps__item')).toEqual(Array(3).fill('40px 40px'));
});

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { HomeHeader } from './home-header.tsx';
import messages from './locales/en-GB.json';

const everything = await fixture<HomeHeaderProps>('headers/home-header/full');
const { heroBannerArray: _banners, headerNotification: _notification, ...full } = everything;
const { usps: _usps, quickLinks: _quickLinks, coreHeader, ...ofArticle } = full;
const article = {
  ...ofArticle,
  coreHeader: {
    ...coreHeader,
    title: 'Your first home loan, from a rough guess to a front door key',
  },
};

/** The scene of both, and where in it the outermost points of tree, roof, chimney and key are. */
const SCENE = { address: '/fixtures/images/house-keys.svg', width: 720, height: 480 };
const SUBJECT = {
  'the tree at its left': [141, 290],
  'the roof at its left': [170, 285],
  'the gable at its top': [279, 160],
  'the chimney at its top': [335, 160],
  'the ring of the key': [571, 165],
  'the key at its right': [600, 255],
  'the wing at its right': [476, 380],
} as const;

describe.each([
  ['home', full],
  ['article', article],
])('the hero of the %s', (_, props) => {
  test.each([360, 600, 840, 930, 1024, 1090, 1180, 1440, 1920])(
    'at %i px shows the whole subject of its picture',
    async (width) => {
      await page.viewport(width, 1400);
      const header = renderHeroPicture(props);

      const image = header.querySelector('img') ?? new Image();
      const hidden = Object.entries(SUBJECT).filter(
        ([, [x, y]]) => !isSeen(image, { x: x / SCENE.width, y: y / SCENE.height }),
      );

      expect(hidden.map(([name]) => name)).toEqual([]);
    },
  );
});

/**
 * The header with the margins that a page has, and its scene in the size that the service makes.
 */
function renderHeroPicture(props: HomeHeaderProps): HTMLElement {
  const { headerImage, ...core } = props.coreHeader ?? { title: '' };
  if (!headerImage) throw new Error('The fixture has no picture.');
  const scene = { ...headerImage, original: SCENE.address, extension: 'svg' };
  const container = renderInBrowser(
    <div className="page">
      <div className="zone">
        <HomeHeader {...props} coreHeader={{ ...core, headerImage: scene }} messages={messages} />
      </div>
    </div>,
  );
  return container;
}

/**
 * Returns true if a point of a picture, as a share of its size, is in sight: neither cut away nor
 * covered.
 */
function isSeen(image: HTMLImageElement, point: { readonly x: number; readonly y: number }) {
  const box = boxOf(image);
  const scale = Math.max(box.width / SCENE.width, box.height / SCENE.height);
  const [alongX = 0, alongY = 0] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => Number.parseFloat(share) / 100);
  const x = (box.width - SCENE.width * scale) * alongX + point.x * SCENE.width * scale;
  const y = (box.height - SCENE.height * scale) * alongY + point.y * SCENE.height * scale;
  const isInside = x >= 0 && y >= 0 && x < box.width && y < box.height;
  return isInside && document.elementFromPoint(box.left + x, box.top + y) === image;
}

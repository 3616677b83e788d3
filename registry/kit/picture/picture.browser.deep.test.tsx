import { describe, expect, test } from 'vitest';
import type { FocalPoint } from '#schemas/prepared.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Picture } from './picture.tsx';

const SIZES = [{ width: 720, height: 480 }];

describe('a place that cuts a picture', () => {
  test.each<[FocalPoint | undefined, string]>([
    [undefined, '50% 50%'],
    ['center', '50% 50%'],
    ['top', '50% 0px'],
    ['top-right', '100% 0px'],
    ['right', '100% 50%'],
    ['bottom-right', '100% 100%'],
    ['bottom', '50% 100%'],
    ['bottom-left', '0px 100%'],
    ['left', '0px 50%'],
    ['top-left', '0px 0px'],
  ])('keeps %s in sight, by a class and not by a style', (focalPoint, position) => {
    const image = renderPicture(focalPoint);

    const { objectFit, objectPosition } = getComputedStyle(image);

    expect({ objectFit, objectPosition }).toEqual({ objectFit: 'cover', objectPosition: position });
    expect(document.querySelector('picture[style], img[style]')).toBeNull();
  });
});

test('a browser loads the size meant for its window, though the address has a blank and a comma', async () => {
  const address = '/fixtures/images/shop-street.svg?of=a street, at noon';
  const image = { original: address, transformBaseUrl: address, extension: 'png', alt: '' };
  const sizes = [{ media: '(width > 0px)', width: 420, height: 228 }, ...SIZES];

  const drawn = renderInBrowser(<Picture image={image} sizes={sizes} isEager />).querySelector(
    'img',
  );
  await drawn?.decode();

  expect(drawn?.currentSrc).toContain('?of=a%20street%2C%20at%20noon&io=transform:fill,width:420');
});

function renderPicture(focalPoint: FocalPoint | undefined): HTMLImageElement {
  const original = '/fixtures/images/shop-street.svg';
  const image = { original, alt: '', ...(focalPoint && { focalPoint }) };
  const drawn = renderInBrowser(<Picture image={image} sizes={SIZES} />).querySelector('img');
  if (!drawn) throw new Error('There is no picture.');
  return drawn;
}

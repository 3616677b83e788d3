import { MEDIA_EXTENSIONS } from '#schemas/content/extensions.ts';
import { describe, expect, test } from 'vitest';
import { listImageSources, type ImageRequest } from './image-sources.ts';

const image = {
  original: '/images/jar.svg',
  transformBaseUrl: '/images/jar.png',
  extension: 'png',
  alt: '',
};
const request = { operation: 'fill', datConfig: [{ width: 560, height: 304 }] };

describe('imageSources', () => {
  test('MD-008 without an image it says so', () => {
    expect(() => listImageSources(undefined, request)).toThrow(new Error('image not found'));
  });

  test.each([{}, { operation: '' }])('MD-009 without an operation it says so: %o', (operation) => {
    const { datConfig } = request;

    expect(() => listImageSources(image, { datConfig, ...operation })).toThrow(
      new Error('operation is a mandatory field'),
    );
  });

  test.each(['{}', '{ "datConfig": null }', '{ "datConfig": "560x304" }', '{ "datConfig": {} }'])(
    'MD-010 without a list of sizes it says so: %s',
    (json) => {
      const wrong: Partial<ImageRequest> = { operation: 'fill', ...JSON.parse(json) };

      expect(() => listImageSources(image, wrong)).toThrow(
        new Error('datConfig is a mandatory field'),
      );
    },
  );

  test.each(['tiff', 'exe', ''])(
    'MD-011 an unknown extension gives no image: "%s"',
    (extension) => {
      expect(listImageSources({ ...image, extension }, request)).toEqual([]);
    },
  );

  test.each(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'PNG'])(
    '%s is transformed',
    (extension) => {
      const [source] = listImageSources({ ...image, extension }, request);

      expect(source?.src).toBe('/images/jar.png?io=transform:fill,width:560,height:304&quality=80');
    },
  );

  test('svg is shown as it was stored', () => {
    const [source] = listImageSources({ ...image, extension: 'svg', pixelDensity: 2 }, request);

    expect(source).toMatchObject({ src: '/images/jar.svg', srcSet: '/images/jar.svg' });
  });

  test.each(MEDIA_EXTENSIONS.filter((each) => !['mp4', 'webm'].includes(each)))(
    'MD-011 an extension that the command lets through gives an image: %s',
    (extension) => {
      expect(listImageSources({ ...image, extension }, request)).toHaveLength(1);
    },
  );

  test('the extension is read from the address when it is not given', () => {
    const [source] = listImageSources({ original: '/images/jar.svg?v=2', alt: '' }, request);

    expect(source?.src).toBe('/images/jar.svg?v=2');
  });

  test('without a transform address the original is shown', () => {
    const [source] = listImageSources({ original: '/images/jar.png', alt: '' }, request);

    expect(source?.src).toBe('/images/jar.png');
  });

  test('an address that was removed as unsafe gives no image', () => {
    expect(listImageSources({ original: '', extension: 'svg', alt: '' }, request)).toEqual([]);
  });

  test('sharp screens are offered doubled sizes as well', () => {
    const [source] = listImageSources({ ...image, pixelDensity: 2 }, request);

    expect(source?.srcSet).toBe(
      '/images/jar.png?io=transform:fill,width:560,height:304&quality=80 1x, ' +
        '/images/jar.png?io=transform:fill,width:1120,height:608&quality=80 2x',
    );
  });

  test.each([
    ['a blank', '/images/my jar.png', '/images/my%20jar.png'],
    ['a comma', '/images/jar,full.png', '/images/jar%2Cfull.png'],
    ['a comma at its end', '/images/jar.png?of=a,', '/images/jar.png?of=a%2C'],
    ['a line break', '/images/my\njar.png', '/images/myjar.png'],
    ['a form feed', '/images/my\fjar.png', '/images/my%0Cjar.png'],
    ['a coded blank', '/images/my%20jar.png', '/images/my%20jar.png'],
  ])('an address with %s stays one candidate', (_, address, coded) => {
    const plain = listImageSources({ original: address, extension: 'png', alt: '' }, request);
    const sharp = listImageSources(
      { ...image, transformBaseUrl: address, pixelDensity: 2 },
      request,
    );

    expect(plain).toMatchObject([{ src: coded, srcSet: coded }]);
    expect(sharp[0]?.srcSet.split(', ').map((candidate) => candidate.split(' '))).toEqual([
      [expect.stringContaining(`${coded}${coded.includes('?') ? '&' : '?'}io=`), '1x'],
      [expect.stringContaining(`${coded}${coded.includes('?') ? '&' : '?'}io=`), '2x'],
    ]);
  });

  test('a transform address keeps its own query, and its fragment swallows nothing', () => {
    const [source] = listImageSources({ ...image, transformBaseUrl: '/jar.png?v=2#top' }, request);

    expect(source?.src).toBe('/jar.png?v=2&io=transform:fill,width:560,height:304&quality=80');
  });

  test('every size gives one source, in order', () => {
    const datConfig = [
      { media: '(width < 600px)', width: 420, height: 228 },
      { width: 720, height: 391 },
    ];

    const sources = listImageSources(image, { operation: 'fill', datConfig });

    expect(sources).toMatchObject(datConfig);
  });
});

import { describe, expect, test } from 'vitest';
import { listVideoSources } from './video-sources.ts';

const ALL = { '480p': '/low.mp4', '720p': '/middle.mp4', '1080p': '/high.mp4' };

describe('videoSources', () => {
  test('MD-015 the quality is 480p below 600 px, 720p below 1280 px, and 1080p from there', () => {
    expect(listVideoSources(ALL)).toEqual([
      { src: '/low.mp4', media: '(width < 600px)' },
      { src: '/middle.mp4', media: '(width < 1280px)' },
      { src: '/high.mp4' },
    ]);
  });

  test.each([
    [{ '480p': '/low.mp4', '1080p': '/high.mp4' }, ['/low.mp4', '/low.mp4', '/high.mp4']],
    [{ '720p': '/middle.mp4', '1080p': '/high.mp4' }, ['/middle.mp4', '/middle.mp4', '/high.mp4']],
    [{ '720p': 'mailto:a@b.example', '1080p': '/high.mp4' }, ['/high.mp4']],
    [{ '480p': '/low.mp4' }, ['/low.mp4']],
    [{ original: 'https://media.example/market.mp4' }, ['https://media.example/market.mp4']],
  ])('of %o the nearest quality is played: %j', (addresses, sources) => {
    expect(listVideoSources(addresses).map(({ src }) => src)).toEqual(sources);
  });

  test.each([
    [{}],
    [{ '480p': '', original: ' ' }],
    [{ original: 'javascript:alert(1)' }],
    [{ original: 'tel:+3225550144' }],
  ])('MD-012 without a source that can be played it says so: %o', (addresses) => {
    expect(() => listVideoSources(addresses)).toThrow(
      new Error('Video cannot be played. Source URL is undefined.'),
    );
  });
});

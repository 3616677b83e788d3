import { describe, expect, test } from 'vitest';
import { NO_FILTER } from './filter.ts';
import {
  FIRST_VIEW,
  readView,
  formatViewAddress,
  toggleCompared,
  type GalleryView,
} from './view.ts';

describe('the address', () => {
  test('holds a whole view, and gives it back', () => {
    const view: GalleryView = {
      filter: {
        text: 'a & b',
        tags: ['card', 'fr-be'],
        facets: {
          kind: ['page', 'kit'],
          locale: ['fr-BE'],
          segment: ['business'],
          check: ['faults'],
          subject: ['page'],
        },
      },
      width: '360',
      hasShell: true,
      compared: ['page/slow', 'home/en'],
    };

    const address = new URL(formatViewAddress('/preview/', view), 'https://vitrine.test');

    expect(readView(address.searchParams)).toEqual(view);
  });

  test('is plain where nothing is chosen', () => {
    expect(formatViewAddress('/preview/', FIRST_VIEW)).toBe('/preview/');
  });

  test('says a tag once, however often somebody wrote it, and shows two side by side at most', () => {
    const query = 'tag=card&tag=card&tag=&compare=a&compare=a&compare=b&compare=c&width=7';

    expect(readView(new URLSearchParams(query))).toEqual({
      ...FIRST_VIEW,
      filter: { ...NO_FILTER, tags: ['card'] },
      compared: ['a', 'b'],
    });
  });
});

test('a third scenario takes the place of the older one, and one chosen again is taken away', () => {
  expect(toggleCompared(['a', 'b'], 'c')).toEqual(['b', 'c']);
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
});

import { describe, expect, test } from 'vitest';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { arrowRight, caretDown, caretRight } from './drawings.ts';
import { Icon } from './icon.tsx';

describe('Icon in a browser', () => {
  test.each([
    ['ltr', arrowRight, 'none'],
    ['ltr', caretRight, 'none'],
    ['rtl', arrowRight, '-1 1'],
    ['rtl', caretRight, '-1 1'],
    ['rtl', caretDown, 'none'],
  ] as const)('where text goes %s, %o points the way that reading goes', (dir, drawing, scale) => {
    const container = renderInBrowser(
      <p dir={dir}>
        <Icon drawing={drawing} />
      </p>,
    );

    const icon = container.querySelector('.icon') ?? container;

    expect(getComputedStyle(icon).scale).toBe(scale);
  });
});

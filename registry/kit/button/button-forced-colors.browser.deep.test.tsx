import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '#tests/emulate-media.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Button } from './button.tsx';

test.each([
  ['text', 'none'],
  ['outline', 'a line'],
  ['filled', 'a line'],
] as const)(
  'where colours are forced a button of the look %s has %s round it',
  async (look, line) => {
    await emulateMedia({ features: { 'forced-colors': 'active' } });

    const container = renderInBrowser(
      <Button href="/ask" look={look}>
        Ask us
      </Button>,
    );
    container.style.background = 'Canvas';

    const { borderTopColor } = getComputedStyle(page.getByRole('link').element());
    const isSeen = borderTopColor !== getComputedStyle(container).backgroundColor;
    expect(isSeen).toBe(line === 'a line');
  },
);

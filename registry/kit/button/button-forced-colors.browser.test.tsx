import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Button } from './button.tsx';

async function forceColors(value: string): Promise<void> {
  const features = [{ name: 'forced-colors', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

test.each([
  ['text', 'none'],
  ['outline', 'a line'],
  ['filled', 'a line'],
] as const)(
  'where colours are forced a button of the look %s has %s round it',
  async (look, line) => {
    onTestFinished(() => forceColors(''));
    await forceColors('active');

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

import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { watchLoaded } from './watch-page-shell.ts';
import { BANNER_RESIZE, watchBanner } from './watch-resize.ts';

function show(): { readonly root: HTMLElement; readonly main: HTMLElement; footer: HTMLElement } {
  const root = renderInBrowser(
    <div className="page" id="page">
      <main className="page__main" id="main" />
      <div className="page__slot" data-slot="footer">
        <footer>Foot</footer>
      </div>
    </div>,
  );
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) ?? root;
  return { root, main: find('main'), footer: find('footer') };
}

function content(): HTMLElement {
  const part = document.createElement('div');
  part.textContent = 'Content';
  return part;
}

const isLoaded = () => document.getElementById('page')?.hasAttribute('data-loaded');
const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

test('SH-007 SH-008 the page is loaded, and its foot revealed, once its content has a height', async () => {
  const { main, footer } = show();
  onTestFinished(watchLoaded(window));
  const empty = document.createElement('div');
  main.append(empty);
  await new Promise((resolve) => void requestAnimationFrame(resolve));
  expect(isLoaded()).toBe(false);
  expect(isSeen(footer)).toBe(false);

  empty.append(content());

  await expect.poll(isLoaded).toBe(true);
  expect(isSeen(footer)).toBe(true);
});

test('SH-007 SH-008 a page that a server marked shows its foot before there is any script', () => {
  const { root, footer } = show();
  root.querySelector('#page')?.setAttribute('data-loaded', '');

  expect(isSeen(footer)).toBe(true);
});

test('SH-026 the page says how high its banner is, and each change of it', async () => {
  const { root, main } = show();
  const heights: number[] = [];
  root.querySelector('#page')?.addEventListener(BANNER_RESIZE, (event) => {
    if (event instanceof CustomEvent) heights.push(Number(event.detail));
  });
  const banner = content();
  banner.dataset['zone'] = 'mainHeaderZone';
  banner.style.blockSize = '123px';
  main.append(banner);
  vi.useFakeTimers();
  onTestFinished(watchBanner(window));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();

  await expect.poll(() => heights).toEqual([123]);
  banner.style.blockSize = '80.4px';
  await expect.poll(() => heights).toEqual([123, 80]);
});

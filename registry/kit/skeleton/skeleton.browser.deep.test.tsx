import { expect, test } from 'vitest';
import { allowMotion, emulateMedia } from '#tests/emulate-media.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Skeleton } from './skeleton.tsx';

test('BL-030 the bones shimmer, and keep still for who wants less motion', async () => {
  await allowMotion();
  const container = renderInBrowser(<Skeleton status="The page is loading" lines={2} />);
  const running = () => container.getAnimations({ subtree: true }).length;
  expect(running()).toBe(2);

  await emulateMedia();

  expect(running()).toBe(0);
});

test('BL-030 its words are there for who listens and take no room', () => {
  const container = renderInBrowser(<Skeleton status="The page is loading" lines={1} />);

  const output = container.querySelector('output');
  expect(output && boxOf(output).height).toBe(14);
});

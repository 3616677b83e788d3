import { afterEach, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { emulateMedia, stopEmulatingMedia } from './emulate-media.ts';

// The page is the same for one file after the other, and so are the pointer and the medium: where a
// test left them, the next one's part would be drawn as hovered, or for paper.
beforeEach(async () => {
  await Promise.all([
    cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }),
    emulateMedia(),
  ]);
});

// Each file has a session of its own, and what one has emulated no other can end.
afterEach(stopEmulatingMedia);

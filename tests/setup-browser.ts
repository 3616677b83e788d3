import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

// The page is the same for one file after the other, and so is the pointer: where a test left it, the next one's part
// would be drawn as hovered.
beforeEach(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});

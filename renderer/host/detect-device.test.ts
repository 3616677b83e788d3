import { expect, test } from 'vitest';
import { detectDevice } from './detect-device.ts';

const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['BL-012 a phone with Android', { userAgent: PIXEL, maxTouchPoints: 5 }, 'android'],
  ['BL-013 an iPhone', { userAgent: IPHONE, maxTouchPoints: 5 }, 'ios'],
  ['BL-013 an iPad, which says that it is a Mac', { userAgent: MAC, maxTouchPoints: 5 }, 'ios'],
  ['BL-014 a Mac', { userAgent: MAC, maxTouchPoints: 0 }, undefined],
  ['BL-014 Windows with a screen to touch', { userAgent: WINDOWS, maxTouchPoints: 10 }, undefined],
  ['BL-014 what does not say its name', { userAgent: '', maxTouchPoints: 5 }, undefined],
])('%s is told by what its browser says', (_, navigator, device) => {
  expect(detectDevice(navigator)).toBe(device);
});

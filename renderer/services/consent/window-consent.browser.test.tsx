import { expect, onTestFinished, test, vi } from 'vitest';
import { createWindowConsent } from './window-consent.ts';

const CHOICE = ['cookiesOptin', 'thirdpartyOptin'];

/** Another window of the same site, as a second tab is. */
function openWindow(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  // The window of a frame has what every window has, whatever the types say.
  return contentWindow as Window & typeof globalThis;
}

function consentIn(window: Window & typeof globalThis) {
  const consent = createWindowConsent(window);
  consent.start();
  onTestFinished(consent.dispose);
  return consent;
}

test('CK-040 a choice is written into the cookies of the browser, and withdrawn it deletes in every window', async () => {
  onTestFinished(() => {
    for (const name of [...CHOICE, 'measured']) document.cookie = `${name}=; Path=/; Max-Age=0`;
    localStorage.removeItem('visitor');
  });
  const one = consentIn(window);
  const other = consentIn(openWindow());
  expect(one.save(3)).toBe(true);
  expect(document.cookie).toContain('cookiesOptin=true');
  await expect.poll(other.level).toBe(3);
  document.cookie = 'measured=1; Path=/';
  localStorage.setItem('visitor', '7');
  const clear = vi.fn<() => void>();
  const told = vi.fn<() => void>();
  other.register({ kind: 'cookie', name: 'measured', level: 2 });
  other.register({ kind: 'key', name: 'visitor', level: 2 });
  other.register({ kind: 'memory', level: 3, clear });
  other.subscribe(told);
  expect(clear).not.toHaveBeenCalled();

  one.save(1);

  await expect.poll(() => clear.mock.calls.length).toBe(1);
  expect(told).toHaveBeenCalledTimes(1);
  expect(document.cookie).not.toContain('measured');
  expect(localStorage.getItem('visitor')).toBeNull();
});

import { expect, test, vi } from 'vitest';
import { createBrowserHost, createStartHost } from '../../host/index.ts';
import { followAssignment } from './follow-variant.ts';

const SHOWN = { key: 'loan', variant: 'first-home' };
const ALLOWED = { cookiesOptin: 'true' };
const OTHER = { ...ALLOWED, experiments: 'loan:control' };
const WITHDRAWN = { cookiesOptin: 'false' };
const STORED = { ...ALLOWED, experiments: 'loan:first-home' };

test.each([
  { change: 'nothing has changed', before: STORED, after: STORED, loads: 0 },
  { change: 'another variant', before: STORED, after: OTHER, loads: 1 },
  { change: 'no consent, no variant', before: STORED, after: WITHDRAWN, loads: 1 },
  { change: 'no consent, nothing stored before', before: ALLOWED, after: WITHDRAWN, loads: 1 },
  { change: 'drawn without consent', before: {}, after: {}, loads: 0 },
])('EX-026 a page that comes back is loaded anew by its cookies: $change', ({ loads, ...of }) => {
  let cookies: object = of.before;
  const reload = vi.fn<() => void>();
  const cookie = (name: string): string | undefined => Reflect.get(cookies, name);
  const host = createBrowserHost(window, createStartHost(window));
  followAssignment(SHOWN, undefined, { ...host, cookie, reload });
  cookies = of.after;

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  const shown = reload.mock.calls.length;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect([shown, reload.mock.calls.length]).toEqual([0, loads]);
});

import { startWindow } from '#renderer/start-up';
import { experience } from './experience.ts';

/** No larger application is around this site: it is the open one, and nobody of the bank looks over a visitor's shoulder. */
const ALONE = { app: 'open', cso: false };

/** What the site does once a page is there, before anybody uses it. */
export function startUp(window: Window & typeof globalThis): void {
  startWindow(window, { experience, contextValues: ALONE });
}

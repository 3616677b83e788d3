import {
  ANALYTICS_ERROR,
  ROUTE_IMPORT_FAILED,
  ROUTE_NOT_FOUND,
  ROUTE_REFUSED,
} from '../../errors/index.ts';
import type { Events } from '../../services/events/index.ts';

/** The event by which a page says that it has taken the place of another, or of a skeleton. */
export const PAGE_SHOWN = 'page-shown';

/** The events of a video on a page. */
export const VIDEO_EVENTS = ['video-started', 'video-paused', 'video-ended', 'video-closed'];

/** The events of the product's own bus that are told around its page. */
const PASSED_ON = [
  ROUTE_NOT_FOUND,
  ROUTE_REFUSED,
  ROUTE_IMPORT_FAILED,
  ANALYTICS_ERROR,
  ...VIDEO_EVENTS,
];

/** Tells whoever listens around a page what happened in it. */
export function dispatchPageEvent(page: HTMLElement, name: string, detail: unknown): void {
  page.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

/**
 * Passes the events of routes and videos, and errors for analytics, on from the product's own bus
 * to the page around: as DOM events of the page's element, with the same names and details.
 */
export function dispatchBusEvents({ on }: Pick<Events, 'on'>, page: HTMLElement): void {
  for (const name of PASSED_ON) {
    on(name, (detail) => dispatchPageEvent(page, name, detail));
  }
}

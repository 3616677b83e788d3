import {
  NOT_FOUND_PAGE_NAME,
  pageNotFoundError,
  ROUTE_NOT_FOUND,
  TECHNICAL_ERROR,
} from '../../errors/index.ts';
import type { Decisions } from '../../plan/index.ts';
import type { Events } from '../../services/events/index.ts';
import { dispatchPageEvent } from './dispatch-events.ts';

interface Listeners {
  readonly events: Pick<Events, 'emit'>;
  /** The page, from outside its slots; left out where the page around it has been told. */
  readonly element?: HTMLElement | undefined;
}

/** Tells who measures that the visitor has come to no page, also where a server found that out. */
export function emitPageError(
  { events, element }: Listeners,
  { pageName, pageUrl }: Pick<Decisions, 'pageName' | 'pageUrl'>,
): void {
  if (pageName !== NOT_FOUND_PAGE_NAME) return;
  const detail = pageNotFoundError(pageUrl);
  events.emit(TECHNICAL_ERROR, detail);
  if (element) dispatchPageEvent(element, TECHNICAL_ERROR, detail);
}

/**
 * Tells whoever listens around a page that a server has found none at this address, though nobody
 * has used the page yet.
 */
export function dispatchMissingPage(
  element: HTMLElement,
  { pageUrl, hasNoRoute }: Pick<Decisions, 'pageUrl' | 'hasNoRoute'>,
  path: string,
): void {
  if (hasNoRoute) dispatchPageEvent(element, ROUTE_NOT_FOUND, { path });
  dispatchPageEvent(element, TECHNICAL_ERROR, pageNotFoundError(pageUrl));
}

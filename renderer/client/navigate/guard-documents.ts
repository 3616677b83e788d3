import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { decideVisit, readRefusedPath, readSiteContext } from '../../create-plan/index.ts';
import { ROUTE_REFUSED } from '../../errors/index.ts';
import { createBrowserHost, createStartHost, PAGE_ELEMENT } from '../../host/index.ts';
import { NOBODY } from '../../routing/index.ts';
import { dispatchPageEvent } from '../hydrate/dispatch-events.ts';
import { findFollowedLink } from './follow-links.ts';

export interface GuardOptions {
  readonly experience: ExperienceConfig;
  /** Ends the guard. */
  readonly signal?: AbortSignal;
}

/**
 * Keeps a window within a native app from documents that the app cannot show. A link to one is not
 * followed: the page stays, and its element has the event `route-refused`, whose detail names the
 * path and what the app lacks. A page to which somebody was led in the place of such a document has
 * that event too. Does nothing in a normal browser.
 */
export function guardDocuments(
  window: Window & typeof globalThis,
  { experience, signal }: GuardOptions,
): void {
  const { document, location, history } = window;
  const host = createBrowserHost(window, createStartHost(window));
  const page = document.getElementById(PAGE_ELEMENT);
  const refuse = (url: URL): boolean => {
    const there = { ...host, url: () => url };
    const site = readSiteContext(experience, there);
    const decision = decideVisit({ experience, host: there, site, visitor: NOBODY.facts });
    if (decision.status !== 'refused' || !page) return false;
    const { incompatibility } = decision;
    dispatchPageEvent(page, ROUTE_REFUSED, { path: url.pathname, ...incompatibility });
    return true;
  };

  // Before any other listener: one that moves between pages by itself would follow the link.
  document.addEventListener(
    'click',
    (event) => {
      const link = findFollowedLink(event, location);
      if (!link || !refuse(new URL(link.href))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, ...(signal && { signal }) },
  );

  const path = readRefusedPath(location);
  if (path === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  refuse(new URL(path, location.href));
}

import type { Blocker, DataRouter, Location } from 'react-router';
import { attemptPage, type AttemptOptions } from './attempt-page.ts';
import type { NavigationOutcome } from './navigation-outcome.ts';
import { resolveTarget, type NavigationRequest } from './resolve-target.ts';

export interface NavigatorOptions extends AttemptOptions {
  /**
   * Owns the history and the positions that pages were scrolled to. It has one route, which fits
   * every path.
   */
  readonly router: DataRouter;
  /** The site's own. Addresses elsewhere are documents. */
  readonly origin: string;
  readonly loadDocument: (url: URL) => void;
  /**
   * Called once a page is shown: with the position that it was left at, if the visitor has gone
   * back to it.
   */
  readonly onShown?: (url: URL, scrollTop: number | undefined) => void;
}

export interface Navigator {
  /**
   * Goes to an address of the site. Until its page is complete, address and page stay as they are.
   * Rejects as `resolveTarget` throws; nothing has changed then.
   */
  readonly navigate: (request: NavigationRequest) => Promise<NavigationOutcome>;
  readonly dispose: () => void;
}

type Blocked = Blocker & { readonly state: 'blocked' };
type End = (outcome: NavigationOutcome) => void;

/** Where a navigator is. */
interface Course {
  readonly options: NavigatorOptions;
  /** The page on the screen. */
  shown: string;
  /**
   * A navigation whose page is on its way, be it asked for here or by the buttons of the browser.
   */
  attempt?: { readonly location: Location; readonly ending: AbortController } | undefined;
  /** A page that is shown as soon as its address is that of the window. */
  ready?: { readonly page: string; readonly show: () => void; readonly end: End } | undefined;
  /** Told how the navigation ends that begins next. */
  asked?: End | undefined;
}

/** A router has one at most. */
const BLOCKER = 'page';

/**
 * Moves between pages in one document. Every navigation to another page is held back until its code
 * and its plan are there, so that one that fails or is refused leaves address and page as they
 * were; a newer one takes the place of an older one.
 */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { router } = options;
  const course: Course = { options, shown: pageOf(router.state.location) };
  router.getBlocker(BLOCKER, ({ nextLocation }) => pageOf(nextLocation) !== course.shown);
  const unsubscribe = router.subscribe((state) => follow(course, state));

  return {
    navigate: async (request) =>
      goTo(course, resolveTarget(request, urlOf(course, router.state.location)), request),
    dispose() {
      unsubscribe();
      supersede(course);
      router.dispose();
    },
  };
}

async function goTo(
  course: Course,
  url: URL,
  { data, isReplacing = false }: Pick<NavigationRequest, 'data' | 'isReplacing'>,
): Promise<NavigationOutcome> {
  const { router, origin, loadDocument } = course.options;
  if (url.origin !== origin) {
    loadDocument(url);
    return 'document';
  }
  const { pathname, search, hash } = url;
  return new Promise((end) => {
    course.asked = end;
    void router
      .navigate({ pathname, search, hash }, { state: data, replace: isReplacing })
      .then(() => {
        // Another place on the same page, for which nothing had to be made ready.
        if (course.asked !== end) return;
        course.asked = undefined;
        end('shown');
      });
  });
}

/** Told of everything that the router does. */
function follow(course: Course, { blockers, ...state }: DataRouter['state']): void {
  const blocker = blockers.get(BLOCKER);
  const isHeld = blocker?.state === 'blocked';
  if (isHeld && blocker.location !== course.attempt?.location) begin(course, blocker);
  // A visitor has stayed after all, and went elsewhere on the page.
  else if (!isHeld) supersede(course);
  if (pageOf(state.location) !== course.shown) arrive(course, state);
}

function begin(course: Course, blocked: Blocked): void {
  const attempt = { location: blocked.location, ending: new AbortController() };
  const end = course.asked;
  course.asked = undefined;
  supersede(course);
  course.attempt = attempt;
  void run(course, attempt, blocked).then(end);
}

async function run(
  course: Course,
  { location, ending }: NonNullable<Course['attempt']>,
  { proceed, reset }: Blocked,
): Promise<NavigationOutcome> {
  const url = urlOf(course, location);
  const result = await attemptPage(url, ending.signal, course.options);
  if (ending.signal.aborted || result.status === 'superseded') return 'superseded';
  course.attempt = undefined;
  if (result.status === 'ready') {
    return new Promise((end) => {
      course.ready = { page: pageOf(location), show: result.show, end };
      proceed();
    });
  }
  reset();
  if (result.status === 'redirect') return goTo(course, result.url, {});
  if (result.status === 'document') course.options.loadDocument(url);
  return result.status;
}

function supersede(course: Course): void {
  course.attempt?.ending.abort();
  course.attempt = undefined;
}

/** The window has another page's address. */
function arrive(
  course: Course,
  { location, restoreScrollPosition: position }: Omit<DataRouter['state'], 'blockers'>,
): void {
  const { ready: prepared, options } = course;
  const url = urlOf(course, location);
  course.shown = pageOf(location);
  course.ready = undefined;
  if (prepared?.page !== course.shown) {
    // It went by without being held back: an entry of the history that nobody here has made.
    options.loadDocument(url);
    prepared?.end('superseded');
    return;
  }
  prepared.show();
  options.onShown?.(url, typeof position === 'number' ? position : undefined);
  prepared.end('shown');
}

function urlOf({ options }: Course, { pathname, search, hash }: Location): URL {
  const url = new URL(options.origin);
  // Set one by one: a path of two slashes would name a host of its own.
  [url.pathname, url.search, url.hash] = [pathname, search, hash];
  return url;
}

/**
 * Returns the part of an address that tells one page from another; the fragment is a place in a
 * page.
 */
function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

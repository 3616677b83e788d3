import type { Level, Session } from './visitors.ts';

/** Lists what one visit may ask for, and the cookies that the browser has after it. */
export interface Allowed {
  /** Calls of the experiment service by the site's server. */
  readonly byServer: readonly string[];
  /** Calls of the experiment service and the marketing host by the browser. */
  readonly byBrowser: readonly string[];
  readonly cookies: readonly string[];
}

interface Rules {
  /** A visitor whose cookie has no variant. */
  readonly new: Allowed;
  /** A visitor whose cookie has one. */
  readonly known: Allowed;
}

const OPEN = 'GET /experiment/open/active-variants/extended';
const OF_PROFILE = 'GET /experiment/active-variants/extended';
const OPEN_VISIT = 'POST /experiment/open/experiments/KEY/variants/VARIANT/visits';
const VISIT_OF_PROFILE = 'POST /experiment/experiments/KEY/variants/VARIANT/visits';

/** The cookies of the visitor's own choices of language and segment, which need no consent. */
const NEEDED = ['locale', 'segment'];
const CHOICE = ['cookiesOptin', 'thirdpartyOptin'];
/** The cookies of measurement, which comes with the level of experiments. */
const MEASURED = ['last-session-id', 'visitor-id'];
const MEASURED_PROFILE = ['encrypted-party-id', 'encrypted-profile-id', ...MEASURED];

const NOTHING: Rules = {
  new: { byServer: [], byBrowser: [], cookies: NEEDED },
  known: { byServer: [], byBrowser: [], cookies: NEEDED },
};

const NOTHING_BUT_THE_CHOICE: Rules = {
  new: { byServer: [], byBrowser: [], cookies: [...CHOICE, ...NEEDED] },
  known: { byServer: [], byBrowser: [], cookies: [...CHOICE, ...NEEDED] },
};

const ASSIGNED: Rules = {
  new: {
    byServer: [OPEN],
    byBrowser: [OPEN_VISIT],
    cookies: [...CHOICE, 'experiments', ...MEASURED, ...NEEDED, 'visitor'],
  },
  known: {
    byServer: [],
    byBrowser: [OPEN_VISIT],
    cookies: [...CHOICE, 'experiments', ...MEASURED, ...NEEDED, 'visitor'],
  },
};

const ASSIGNED_BY_PROFILE: Rules = {
  new: {
    byServer: [],
    byBrowser: [OF_PROFILE, VISIT_OF_PROFILE],
    cookies: [...CHOICE, ...MEASURED_PROFILE, ...NEEDED],
  },
  known: {
    byServer: [],
    byBrowser: [OF_PROFILE, VISIT_OF_PROFILE],
    cookies: [...CHOICE, 'experiments', ...MEASURED_PROFILE, ...NEEDED],
  },
};

/**
 * The consent policy, written by hand: below the level of personal content there is the page as it
 * is, without any call, id or cookie. From there on there is one look-up of visitors who are new,
 * and one visit; the cookie of an anonymous visitor takes the place of the look-up.
 */
export const ALLOWED: Readonly<Record<Session, Readonly<Record<Level, Rules>>>> = {
  anonymous: {
    none: NOTHING,
    basic: NOTHING_BUT_THE_CHOICE,
    personal: ASSIGNED,
    complete: ASSIGNED,
  },
  'signed-in': {
    none: NOTHING,
    basic: NOTHING_BUT_THE_CHOICE,
    personal: ASSIGNED_BY_PROFILE,
    complete: ASSIGNED_BY_PROFILE,
  },
};

/** Added to that, from the same level on, where the page that is shown has a place for an offer. */
export const ALLOWED_OFFERS: Readonly<Record<Level, Omit<Allowed, 'byServer'>>> = {
  none: { byBrowser: [], cookies: [] },
  basic: { byBrowser: [], cookies: [] },
  personal: { byBrowser: ['POST /rest/v1/delivery'], cookies: ['mbox'] },
  complete: { byBrowser: ['POST /rest/v1/delivery'], cookies: ['mbox'] },
};

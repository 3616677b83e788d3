/** A visitor waits no longer for the variant, in milliseconds; the page is made meanwhile. */
export const LOOKUP_LIMIT_MS = 300;

/** The address of all calls of the experiment service, below its origin. */
export const SERVICE_PATH = '/experiment';

/** The path at which the service says which variants an anonymous visitor sees. */
export const OPEN_LOOKUP_PATH = `${SERVICE_PATH}/open/active-variants/extended`;

/** The path at which it says so of an active profile. */
export const PROFILE_LOOKUP_PATH = `${SERVICE_PATH}/active-variants/extended`;

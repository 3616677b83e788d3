/** The cookie that knows a visitor again: a session, and the id that the marketing host gave. */
export const MBOX_COOKIE = 'mbox';

/** The name in the storage of the tab under which the offers of a session are. */
export const OFFERS_KEY = 'offers';

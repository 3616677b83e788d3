/** The id of the element that holds the page. The server writes it and the client looks it up. */
export const PAGE_ELEMENT = 'page';

/** The id of the JSON block with the client plan. */
export const PLAN_BLOCK = 'plan';

/** The JSON block with offers that the page brings along, in the form of an answer for them. */
export const OFFERS_BLOCK = 'offers';

/** The JSON block with the content of the shell that scripts of the page need. */
export const CMS_DATA_BLOCK = 'cms-data';

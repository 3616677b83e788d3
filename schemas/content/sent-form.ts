/**
 * The parameter of an address that says which form of the page has been sent, by its name: a server
 * leads there a visitor whose browser has sent it without script.
 */
export const SENT_FORM = 'sent';

/** The name under which a form sends its own name; no field can have a hyphen in its name. */
export const FORM_NAME = 'form-name';

import type { Delivery } from './read-delivery.ts';

/** The mbox that is asked for where offers are limited until more is known of a visitor. */
const PROFILE_MBOX = 'profileAttributes';

/**
 * Makes the call that follows an answer with limited offers (002 §7): for the mboxes without an
 * offer, by their names, with the profile of the visitor.
 */
export function callAgain(
  mboxes: readonly string[],
  { contents }: Delivery,
  call: (mboxes: readonly string[], scope: 'mboxes') => Promise<Delivery>,
): Promise<Delivery> {
  return call([PROFILE_MBOX, ...mboxes.filter((mbox) => !contents.has(mbox))], 'mboxes');
}

/** The event by which a button of a menu tells that somebody has chosen it. */
export const MENU_ACTION = 'menu-action';

/** Says what was chosen. */
export interface MenuAction {
  /** The name in the item's `onClick`. */
  readonly name: string;
  /** The id of the item. */
  readonly itemId: string;
}

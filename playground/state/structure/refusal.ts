/** The reason why something cannot be done with the components of a page. */
export type Refusal =
  /**
   * The text cannot be read, or not yet; another window has the scenario; it is a zone; it is not
   * there.
   */
  | { readonly kind: 'broken' | 'unread' | 'elsewhere' | 'zone' | 'gone' }
  | { readonly kind: 'inside-itself' | 'at-start' | 'at-end' }
  /**
   * The pasted text is no component, or is longer than any; the browser does not let the clipboard
   * be written or read.
   */
  | { readonly kind: 'no-component' | 'too-long' | 'no-copying' | 'no-pasting' }
  | { readonly kind: 'unknown-type'; readonly type: string }
  /** The owner of the list does not take the type. `zones` are those that do. */
  | {
      readonly kind: 'not-taken';
      readonly type: string;
      readonly holder: string;
      readonly zones: readonly string[];
    }
  /** Nothing at all can stand in it. */
  | { readonly kind: 'takes-nothing'; readonly type: string }
  | { readonly kind: 'full'; readonly holder: string; readonly count: number }
  | { readonly kind: 'page-full'; readonly count: number };

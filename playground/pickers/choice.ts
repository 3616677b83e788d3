/** One of the things that a picker offers. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** A few words beside the label. */
  readonly detail: string;
  /** More words by which it is found, in whatever language. */
  readonly words: string;
}

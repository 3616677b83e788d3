/** One of the things that a dialog offers to choose from. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** A few words beside the label, or a sentence below it. */
  readonly detail: string;
  /** More words by which it is found, in whatever language. */
  readonly words?: string;
  /** True if choosing it has no effect, as its sentence explains. */
  readonly isRefused?: boolean;
}

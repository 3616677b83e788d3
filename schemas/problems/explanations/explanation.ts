/** The documentation of a problem's code. */
export interface Explanation {
  /** Tells what is wrong, as full sentences. */
  readonly meaning: string;
  /**
   * A document that has this problem and no other; one with `…` in it is shortened and does not
   * run.
   */
  readonly example: string;
  /** Tells what to do, as full sentences. */
  readonly fix: string;
}

/** Some codes with the explanation of each. */
export type Explanations = Readonly<Record<string, Explanation>>;

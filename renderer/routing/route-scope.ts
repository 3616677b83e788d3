/** The facts that a route gives to its features about the address that it was matched with. */
export interface RouteScope {
  /** The values of the pattern's named parts, by their names, decoded once. */
  readonly parameters: Readonly<Record<string, string>>;
  /**
   * The part of the path that the pattern's last `*` took, as it is written there, without a slash
   * in front; '' without one.
   */
  readonly childScope: string;
  /** The values that the configuration gives to the features of this route. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Set where a visitor has sent a form of the page without script, and has to see it again. */
  readonly submission?: FormSubmission;
}

/** A form that was sent without script and could not be accepted, for the feature that shows it. */
export interface FormSubmission {
  /** The name of the form. */
  readonly form: string;
  /** `refused`: something has to be corrected; `failed`: it could not be sent on. */
  readonly status: 'refused' | 'failed';
  /** The texts that were sent, without secrets, by the names of the fields. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The messages by the names of the fields; one under `''` is about none of them. */
  readonly errors: Readonly<Record<string, string>>;
  /** Messages to fields that are right, such as that their files have to be chosen again. */
  readonly warnings?: Readonly<Record<string, string>>;
  /** Names the submission: however often it is sent, it counts once. */
  readonly idempotencyKey: string;
}

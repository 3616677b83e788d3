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
}

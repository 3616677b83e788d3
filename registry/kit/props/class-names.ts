/**
 * The class of a part, and before it what the part's owner gives it: where the part is the root of
 * a component, the first class is the component's type.
 */
export function joinClassNames(own: string, given: string | undefined): string {
  return given ? `${given} ${own}` : own;
}

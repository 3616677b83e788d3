/** The class of a part, and after it what the part's owner adds. */
export function joinClassNames(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own;
}

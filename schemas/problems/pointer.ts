/** Appends one member's name or index to a JSON pointer, escaped as RFC 6901 requires. */
export function appendPointer(parent: string, member: string | number): string {
  return `${parent}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Returns the JSON pointer to what the names and indices lead to. */
export function joinPointer(path: readonly (string | number)[]): string {
  return path.reduce<string>(appendPointer, '');
}

/** The names and indices that a JSON pointer is made of. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) =>
      segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment,
    );
}

/** Data inside a script block: without a `<` nothing in it can end the block or begin a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

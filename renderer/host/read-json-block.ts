/** What a script block of type application/json holds; undefined where it is missing or broken. */
export function readJsonBlock(document: Document, id: string): unknown {
  const block = document.querySelector(`script[type="application/json"][id="${id}"]`);
  try {
    return JSON.parse(block?.textContent ?? '');
  } catch {
    // A block that was cut is as good as none: whoever asked has a fallback for that.
    return undefined;
  }
}

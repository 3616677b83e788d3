/**
 * Returns the value in a script block of type application/json; undefined where the block is
 * missing or broken.
 */
export function readJsonBlock(document: Document, id: string): unknown {
  const block = document.querySelector(`script[type="application/json"][id="${id}"]`);
  try {
    return JSON.parse(block?.textContent ?? '');
  } catch {
    // A block that was cut is as good as none: the caller has a fallback for that.
    return undefined;
  }
}

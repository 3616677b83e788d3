import type { Host } from '../../host/index.ts';

/**
 * The element that the hash of the address names. A browser's own `:target` comes later than a
 * page's start.
 */
export function hashTarget(document: Document, { url }: Pick<Host, 'url'>): HTMLElement | null {
  return document.getElementById(decoded(url().hash.slice(1)));
}

/** An address may hold anything behind its hash. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

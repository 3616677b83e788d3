import type { Host, Hyphenate } from '../host/index.ts';

/**
 * Loads the function that hyphenates a page's texts, where its host has one. Never rejects: without
 * it words stay whole.
 */
export async function prepareHyphenator(
  host: Host,
  locale: string,
): Promise<Hyphenate | undefined> {
  try {
    return await host.hyphenator?.(locale);
  } catch {
    // A page with whole words is better than none, and its visitor could do nothing about it.
    return undefined;
  }
}

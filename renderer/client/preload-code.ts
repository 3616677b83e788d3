/** Where a server names the scripts of what is interactive on a page. */
const NAMES = 'code';

/**
 * Asks for all scripts that a page will need, side by side: each names its own imports only once it
 * is there.
 */
export function preloadCode(page: HTMLElement): void {
  const { ownerDocument: document } = page;
  const addresses = page.dataset[NAMES]?.split(' ') ?? [];
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

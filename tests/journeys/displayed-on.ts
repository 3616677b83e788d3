import type { Page } from 'playwright';
import { readShown } from '../digest/take-digest.ts';

/** Runs inside the page. */
function readHead(): string[] {
  const selectors = 'title, meta[name]:not([name=viewport]), link[rel=canonical], link[hreflang]';
  return [...document.head.querySelectorAll(selectors)].map(({ outerHTML }) =>
    outerHTML.replaceAll(location.origin, ''),
  );
}

/**
 * Returns what there is to perceive. It leaves out the components: a server writes several static
 * ones as one part, which a browser that makes a page itself does not.
 */
export async function displayedOn(page: Page) {
  const [{ outline }, head, lang] = await Promise.all([
    readShown(page),
    page.evaluate(readHead),
    page.getAttribute('html', 'lang'),
  ]);
  return { outline, head, lang };
}

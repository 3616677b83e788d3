import { footerMissing, navigationMissing } from '../errors/index.ts';
import { CMS_DATA_BLOCK, PLAN_BLOCK, readJsonBlock, type HostConsole } from '../host/index.ts';

/**
 * Where the content of the shell is found by whatever runs on the page, unless something else has
 * put it there.
 */
const CMS_DATA = 'cmsData';

/**
 * Puts the content of the shell that a server wrote into the document where scripts look for it.
 */
export function fillCmsData(window: Window): void {
  if (Reflect.get(window, CMS_DATA) !== undefined) return;
  const content = readJsonBlock(window.document, CMS_DATA_BLOCK);
  if (content !== undefined) Reflect.set(window, CMS_DATA, content);
}

/** Says on the browser's console, once, which parts of the shell a server had no content for. */
export function reportMissingContent(document: Document, console: HostConsole): void {
  const plan = document.getElementById(PLAN_BLOCK)?.textContent ?? '';
  for (const { code, message } of [navigationMissing(), footerMissing()]) {
    // Nothing but the codes of faulty items is a list that holds this text alone.
    if (plan.includes(`"codes":["${code}"]`)) console.error(message);
  }
}

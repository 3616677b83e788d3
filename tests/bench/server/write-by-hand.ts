import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { registry } from '#registry';
import { ADDRESS, answer } from '../pages/bench-site.ts';
import type { CleanPage } from '../pages/clean-page.ts';
import { HandWrittenPage, loadCodeByType } from '../pages/hand-written-page.tsx';

/** A server of one page that somebody wrote in React by hand. */
export interface ByHand {
  /** Renders data that are at hand. */
  readonly page: (page: CleanPage) => string;
  /** Answers a request whose service has answered with these bytes. */
  readonly answer: (bytes: Uint8Array<ArrayBuffer>) => Promise<Response>;
}

/**
 * It sends the same document as ours but for slots and the plan: nothing on its page has anything
 * to do in a browser.
 */
export async function writeByHand(served: string): Promise<ByHand> {
  const codeByType = await loadCodeByType(registry);
  const page = (data: CleanPage) =>
    renderToString(createElement(HandWrittenPage, { page: data, codeByType }));
  const { before, after } = partsOf(served);
  return {
    page,
    async answer(bytes) {
      const service = await answer(new Request(ADDRESS), bytes);
      const data = JSON.parse(await service.text()) as CleanPage;
      const html = new TextEncoder().encode([before, page(data), after].join(''));
      const headers = { 'content-type': 'text/html', 'content-length': String(html.length) };
      return new Response(html, { headers });
    },
  };
}

/**
 * Splits a document of ours: the part before the page, the page, and the part after it and its
 * plan.
 */
export function partsOf(served: string): Record<'before' | 'page' | 'after', string> {
  const [, before = '', page = '', after = ''] =
    /^(.*?<div id="page"[^>]*>)(.*)(?<=<\/main>)(<\/div>)<script type="application\/json"/s.exec(
      served,
    ) ?? [];
  return { before, page, after: `${after}</body></html>` };
}

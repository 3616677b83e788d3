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
  /** From its service's answer to a document. */
  readonly render: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** It sends the same document as ours but for slots and the plan: nothing on its page has anything to do in a browser. */
export async function writeByHand(served: string): Promise<ByHand> {
  const codeByType = await loadCodeByType(registry);
  const page = (data: CleanPage) =>
    renderToString(createElement(HandWrittenPage, { page: data, codeByType }));
  const { before, after } = partsOf(served);
  return {
    page,
    async render(bytes) {
      const service = await answer(new Request(ADDRESS), bytes);
      const data = JSON.parse(await service.text()) as CleanPage;
      return new Response([before, page(data), after].join('')).text();
    },
  };
}

/** What stands before the page in a document of ours, the page, and what stands after it and its plan. */
export function partsOf(served: string): Record<'before' | 'page' | 'after', string> {
  const [, before = '', page = '', after = ''] =
    /^(.*?<div id="page"[^>]*>)(.*)(?<=<\/main>)(<\/div>)<script type="application\/json"/s.exec(
      served,
    ) ?? [];
  return { before, page, after: `${after}</body></html>` };
}

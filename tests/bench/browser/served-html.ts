import { createRequestHandler } from '#renderer/server';
import { registry } from '#registry';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';
import { responseWith, type Authored } from '../pages/sample-page.ts';

/** What a server sends between the tags of the body: the page and its plan. */
export async function servedHtml(components: readonly Authored[]): Promise<string> {
  const text = JSON.stringify(responseWith(components));
  const handle = createRequestHandler({
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch: (request) => answer(request, text),
    console: { error: complain, warn: complain, info: () => undefined },
  });
  const html = await (await handle(new Request(ADDRESS))).text();
  return html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
}

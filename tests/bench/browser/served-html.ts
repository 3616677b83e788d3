import type { Authored } from '../pages/sample-page.ts';
import { servedDocument } from '../pages/served-document.ts';

/** Returns the HTML that a server sends between the tags of the body: the page and its plan. */
export async function servedHtml(components: readonly Authored[]): Promise<string> {
  const html = await servedDocument(components);
  return html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
}

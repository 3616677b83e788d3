import { createRequestHandler } from '#renderer/server';
import { registry } from '#registry';
import { ADDRESS, answer, complain, experience } from './bench-site.ts';
import { responseWith, type Authored } from './sample-page.ts';

/** The document that a server sends for a page of these components, whose build has no files. */
export async function servedDocument(components: readonly Authored[]): Promise<string> {
  const text = JSON.stringify(responseWith(components));
  const handle = createRequestHandler({
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch: (request) => answer(request, text),
    console: { error: complain, warn: complain, info: () => undefined },
  });
  const response = await handle(new Request(ADDRESS));
  return response.text();
}

import { listPages } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { openConnection, requestFor } from './connection.ts';

/** Holds the request of a visitor, and the length of the whole page. */
export interface LoadPage {
  readonly request: Buffer;
  readonly bytes: number;
}

/** Pages for people who are signed in are made for each of them: nothing is cached. */
const SIGNED_IN = { cookie: 'signed-in=1' };

/** Every page of the fixtures, as the server makes it while it has nothing else to do. */
export async function pagesOf(port: number): Promise<LoadPage[]> {
  const connection = openConnection(port);
  const pages: LoadPage[] = [];
  for (const path of await listPages(createDiskStore('fixtures'))) {
    const request = requestFor(path, SIGNED_IN);
    const { status, bytes } = await connection.ask(request);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
    pages.push({ request, bytes });
  }
  connection.close();
  return pages;
}

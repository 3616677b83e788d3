import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { computeVersion } from './compute-version.ts';
import type { Refusal } from './refusal.ts';
import { createSaveApi, type SaveApiOptions } from './save-api.ts';
import { TOKEN_HEADER } from './saving.ts';

export const TOKEN = 'token-of-this-start';
export const HOST = 'localhost:4173';

/** The text of a page with one title, as an author may have written it. */
export const pageText = (title: string) =>
  `{ "data": { "flexZone": { "flexComponents": [\n\t{"componentType": "section-title", "title": "${title}"}\n] } } }`;

export const SCENARIO = JSON.stringify({ title: 'Mine', page: { fixture: 'en/mine' } });

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly refused: Refusal | undefined;
  readonly value: Record<string, unknown>;
}

/**
 * Creates a clock that goes on by a minute whenever it is read, in milliseconds: however many
 * saves there are, none comes too soon after the others.
 */
export function createMinuteClock(): () => number {
  let time = 0;
  return () => (time += 60_000);
}

/** For tests: the interface that saves, on fixtures of its own that stand beside a secret. */
export function openApi(options: Partial<SaveApiOptions> = {}) {
  const outside = temporaryFolder({
    'secret.json': { secret: true },
    'elsewhere/secret.json': { secret: true },
    'fixtures/pages/en/individuals.json': pageText('Home'),
    'fixtures/macros/rates.json': { groups: [] },
  });
  const root = join(outside, 'fixtures');
  const api = createSaveApi({
    saving: { token: TOKEN },
    allowedHosts: ['vitrine.test'],
    root,
    list: async () => [],
    ...options,
  });
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const address = `http://${HOST}/playground/api/fixtures${path}`;
    const response = await api.request(new Request(address, init));
    const { status, headers } = response;
    const text = await response.text();
    const value = text.startsWith('{') ? JSON.parse(text) : {};
    return { status, headers, text, value, refused: value.refused };
  };
  const own = {
    host: HOST,
    origin: `http://${HOST}`,
    'content-type': 'application/json',
    [TOKEN_HEADER]: TOKEN,
  };
  type Headers_ = Readonly<Record<string, string | undefined>>;
  const put = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Headers_ = {}) => {
    const all = { ...own, ...headers };
    const entries = Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    );
    return send(path, { method: 'PUT', body, headers: entries });
  };
  return {
    root,
    outside,
    send,
    put,
    /** Saves a file that is not there yet. */
    create: (path: string, body: string, headers: Headers_ = {}) =>
      put(`/${path}`, body, { 'if-none-match': '*', ...headers }),
    replace: (path: string, body: string, version: string) =>
      put(`/${path}`, body, { 'if-match': `"${version}"` }),
    several: (files: readonly { path: string; text: string; version: string | null }[]) =>
      put('', JSON.stringify({ files })),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    version: (path: string) => computeVersion(readFileSync(join(root, path))),
    /** Every file beside and below the fixtures, with what is in it. */
    everything: () => filesIn(outside),
  };
}

function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')] as const);
  return Object.fromEntries(files);
}

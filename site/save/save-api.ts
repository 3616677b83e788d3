import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../experience.ts';
import { createChangeLister, readFolder } from './read-folder.ts';
import { computeVersion } from './compute-version.ts';
import { findPlace } from './find-place.ts';
import { FIXTURE_FOLDERS, readFixturePath } from './fixture-folders.ts';
import { findRequestRefusal, type GuardOptions, createRateLimit } from './guard.ts';
import { readBody } from './read-body.ts';
import { readOneFile, readSeveralFiles, type Asked } from './read-request.ts';
import type { Refusal } from './refusal.ts';
import { saveFiles, type Saved, type SavedFile } from './save-files.ts';
import { isSameToken, TOKEN_HEADER } from './saving.ts';
import type { DiskSteps } from './write-all.ts';

const SCENARIO = /^scenarios\/(.+)\.json$/;

/** A scenario may show these, with a patch that no longer fits. */
const SHOWN = /^(?:pages|headers|cards|blocks)\//;

export interface SaveApiOptions extends GuardOptions {
  /** The folder of the fixtures. */
  readonly root: string;
  /** The paths of all JSON files in a folder of them. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /**
   * Finds the record of the fixtures in the tools' build; left out where the tools have them as
   * they are.
   */
  readonly builtFile?: (() => Promise<string>) | undefined;
  readonly steps?: DiskSteps;
  /** Milliseconds, for the limit of saves a minute. */
  readonly now?: () => number;
}

const ADDRESS = '/playground/api/fixtures';

/** More than one person saves, and few enough that no program fills the disk unnoticed. */
const MAX_SAVES = 120;
const MINUTE_MS = 60_000;

/** A page, a scenario and macros in one JSON text, in which quotes take two characters. */
const MAX_BYTES_OF_SEVERAL = 3 * MAX_DOCUMENT_BYTES;

/**
 * Reads and saves fixtures for the playground. PUT alone changes something. Answers and refusals
 * are JSON, but a file, which is sent as the disk has it.
 */
export function createSaveApi(options: SaveApiOptions): Hono {
  const { root, list, builtFile, steps, now = Date.now } = options;
  const api = new Hono();
  const mayCall = createRateLimit(MAX_SAVES, MINUTE_MS, now);
  const inTurn = createQueue();
  const checks = once(() => loadKnownChecks(experience));
  const listChanged = builtFile ? createChangeLister({ root, builtFile }) : async () => [];

  async function save(
    { req }: Context,
    maxBytes: number,
    read: (bytes: Uint8Array) => Asked,
  ): Promise<Saved> {
    const header = (name: string) => req.header(name);
    const refusal = findRequestRefusal({ header }, options) ?? (mayCall() ? undefined : TOO_OFTEN);
    if (refusal) return { refusal };
    const body = await readBody(req.raw, maxBytes);
    if ('refusal' in body) return body;
    const request = read(body.bytes);
    if ('refusal' in request) return request;
    const known = await checks();
    // The disk must not change between the comparison with it and the writing of the files.
    return inTurn(() => saveFiles(request.files, { root, known, steps }));
  }

  api.use(`${ADDRESS}/*`, neverStored);
  api.get(ADDRESS, async (context) => {
    const saving = stateOf(options, context.req.header(TOKEN_HEADER));
    const files = await listFixtures(list);
    return context.json({ saving, files, changed: await listChanged(files) });
  });
  api.put(ADDRESS, async (context) =>
    answer(context, await save(context, MAX_BYTES_OF_SEVERAL, readSeveralFiles)),
  );
  api.get(`${ADDRESS}/*`, async (context) => {
    const files = await readFolder(pathIn(context), options);
    if (files) return context.json({ files });
    const location = await placeOf(root, pathIn(context));
    if ('refusal' in location) return refuse(context, location.refusal);
    const bytes = await readFile(location.file).catch(() => undefined);
    if (!bytes) return refuse(context, NO_SUCH_FILE);
    const headers = { 'content-type': 'application/json', etag: `"${computeVersion(bytes)}"` };
    return context.body(bytes, 200, headers);
  });
  api.put(`${ADDRESS}/*`, async (context) => {
    const read = (bytes: Uint8Array) =>
      readOneFile(pathIn(context), bytes, (name) => context.req.header(name));
    return answer(context, await save(context, MAX_DOCUMENT_BYTES, read));
  });
  api.all(`${ADDRESS}/*`, (context) => {
    context.header('allow', 'GET, HEAD, PUT');
    return refuse(context, WRONG_METHOD);
  });
  return api;
}

/** Every fixture that can be read and saved here; what is wrong on purpose has no such name. */
async function listFixtures(list: SaveApiOptions['list']): Promise<string[]> {
  const lists = await Promise.all([...FIXTURE_FOLDERS.keys()].map(list));
  return lists.flat().filter((path) => 'parts' in readFixturePath(path));
}

/**
 * Returns the state that the playground shows beside its button: it can save, or the reason why it
 * cannot, by which the playground says what to do.
 */
function stateOf({ saving }: GuardOptions, token: string | undefined): string {
  if ('off' in saving) return saving.off;
  return isSameToken(token, saving.token) ? 'on' : 'no-token';
}

async function neverStored({ header }: Context, next: () => Promise<void>): Promise<void> {
  header('cache-control', 'no-store');
  await next();
}

function answer(context: Context, saved: Saved): Response {
  if ('refusal' in saved) return refuse(context, saved.refusal);
  const { files } = saved;
  const isNew = files.some((file) => file.isNew);
  return context.json({ files, due: listFollowUpCommands(files) }, isNew ? 201 : 200);
}

function refuse(context: Context, { status, ...reason }: Refusal): Response {
  return context.json({ refused: reason }, status);
}

/** The path behind the address, as it was sent: what is encoded in it is no name of a file. */
function pathIn({ req }: Context): string {
  return new URL(req.url).pathname.slice(ADDRESS.length + 1);
}

async function placeOf(root: string, path: string) {
  const read = readFixturePath(path);
  return 'refusal' in read ? read : findPlace(root, read.parts);
}

/** Runs what it is given one after the other, whether or not the one before failed. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= make());
}

const NO_SUCH_FILE: Refusal = {
  status: 404,
  code: 'no-such-file',
  message: 'There is no such fixture.',
  fix: 'See which there are in the folder fixtures.',
};

const WRONG_METHOD: Refusal = {
  status: 405,
  code: 'wrong-method',
  message: 'A fixture can be read by GET and saved by PUT.',
  fix: 'Send one of them. Files are removed by hand.',
};

const TOO_OFTEN: Refusal = {
  status: 429,
  code: 'too-many',
  message: `There were ${MAX_SAVES} saves in a minute, so nothing was written.`,
  fix: 'Wait a minute, and save again.',
};

/** The commands to run before what was saved is handed in. */
function listFollowUpCommands(files: readonly SavedFile[]): string[] {
  const own = files.map(({ path }) => `fixtures/${path}`);
  const isShown = files.some(({ path }) => SHOWN.test(path));
  const named = isShown ? [...own, 'fixtures/scenarios'] : own;
  const ids = files.flatMap(({ path }) => SCENARIO.exec(path)?.slice(1) ?? []);
  const [id] = ids;
  // The content of a page or a macro may show in many scenarios; a new scenario shows in its own.
  const isOne = ids.length === 1 && files.every(({ isNew }) => isNew);
  const only = isOne ? ` --only ${id}` : '';
  return [
    `npm run validate -- ${named.join(' ')} --against fixtures`,
    `npm run digest -- --update${only} --because "<why>"`,
  ];
}

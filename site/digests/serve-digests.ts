import { Hono, type Context } from 'hono';
import { readScenario, type FixtureStore } from '#fixtures';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import type { Pictures } from '../pictures/create-pictures.ts';
import { findOriginRefusal, createRateLimit } from '../save/guard.ts';
import { readBody } from '../save/read-body.ts';
import type { Refusal } from '../save/refusal.ts';
import type { Digests } from './take-draft-digest.ts';
import { isRecord } from '#schemas/is-record.ts';

/** A request for the digest of a scenario, as it is edited and chosen in a playground. */
interface DigestRequest {
  readonly id: string;
  /** The choices that differ from the scenario's own, as the address of its preview names them. */
  readonly query: string;
  /** The width of the window in CSS pixels, where it is another than the scenario's. */
  readonly width?: number | undefined;
  readonly documents: Readonly<Record<string, unknown>>;
}

const MAX_WIDTH = 4_000;

const MIN_WIDTH = 200;

/** Says why there is no digest, and what to do now. It is sent as it is. */
interface DigestRefusal extends Pick<Refusal, 'message' | 'fix'> {
  readonly status: Refusal['status'] | 501;
  readonly code: string;
}

export interface ServeDigestsOptions {
  readonly digests: Digests;
  readonly store: FixtureStore;
  readonly pictures: Pick<Pictures, 'list'> | undefined;
  readonly allowedHosts: readonly string[];
  /** Milliseconds, for the limit of digests a minute. */
  readonly now?: () => number;
}

const ADDRESS = '/playground/api/digest';

/** Each takes a Chromium for a second. */
const MAX_DIGESTS = 40;

const MINUTE_MS = 60_000;

const MAX_BYTES = 3 * MAX_DOCUMENT_BYTES;

/**
 * Takes digests for the playground: of a scenario as it is edited there, beside the one that was
 * agreed on. It changes nothing, so it needs no token.
 */
export function serveDigests(options: ServeDigestsOptions): Hono {
  const { now = Date.now, allowedHosts } = options;
  const mayCall = createRateLimit(MAX_DIGESTS, MINUTE_MS, now);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };

  const api = new Hono();
  api.post(ADDRESS, async (context) => {
    context.header('cache-control', 'no-store');
    const header = (name: string) => context.req.header(name);
    const refusal =
      findOriginRefusal({ header }, allowedHosts) ?? (mayCall() ? undefined : TOO_OFTEN);
    if (refusal) return refuse(context, refusal);
    const body = await readBody(context.req.raw, MAX_BYTES);
    if ('refusal' in body) return refuse(context, body.refusal);
    const request = readDigestRequest(body.bytes);
    if (!request) return refuse(context, NO_REQUEST);
    const { origin } = new URL(context.req.url);
    // The one who asked may have asked for another digest meanwhile.
    return inTurn(async () =>
      context.req.raw.signal.aborted
        ? context.body(null, 204)
        : answer(context, request, { origin, ...options }),
    );
  });
  return api;
}

async function answer(
  context: Context,
  { id, query, width, documents }: DigestRequest,
  { digests, store, pictures, origin }: ServeDigestsOptions & { readonly origin: string },
): Promise<Response> {
  const scenario = await readScenario(store, id).catch(() => undefined);
  if (!scenario) return refuse(context, NO_SCENARIO);
  const path = id.split('/').map(encodeURIComponent).join('/');
  const address = `${origin}/preview/${path}${query === '' ? '' : `?${new URLSearchParams(query)}`}`;
  const viewport = width === undefined ? scenario.viewport : { width };
  const taken = await digests
    .take({ address, viewport, documents })
    .catch((error: unknown) => refuseUnsettled(String(error)));
  if (!taken) return refuse(context, NO_BROWSER);
  if ('code' in taken) return refuse(context, taken);
  const [stored, listed] = await Promise.all([digests.readStored(id), pictures?.list([id])]);
  const storedPicture = listed?.get(id);
  return context.json({
    digest: taken.digest,
    picture: Buffer.from(taken.picture).toString('base64'),
    ...(stored !== undefined && { stored }),
    ...(storedPicture && { storedPicture }),
  });
}

function refuse(context: Context, { status, ...reason }: DigestRefusal): Response {
  return context.json({ refused: reason }, status);
}

function refuseUnsettled(reason: string): DigestRefusal {
  return {
    status: 422,
    code: 'not-settled',
    message: `The scenario does not settle: ${reason}`,
    fix: 'Open the page alone, and see what it waits for.',
  };
}

const NO_REQUEST: DigestRefusal = {
  status: 400,
  code: 'no-request',
  message: 'This is no request for a digest.',
  fix: 'Send the id of a scenario, a query and documents, as the playground does.',
};

const NO_SCENARIO: DigestRefusal = {
  status: 404,
  code: 'no-scenario',
  message: 'There is no such scenario.',
  fix: 'See which there are in /preview/index.json.',
};

const NO_BROWSER: DigestRefusal = {
  status: 501,
  code: 'no-browser',
  message: 'This machine has no Chromium, in which digests are taken.',
  fix: 'Install one, or name it in CHROMIUM_PATH.',
};

const TOO_OFTEN: DigestRefusal = {
  status: 429,
  code: 'too-many',
  message: `There were ${MAX_DIGESTS} digests in a minute.`,
  fix: 'Wait a minute.',
};

/** Reads such a request; undefined where it is none. */
function readDigestRequest(bytes: Uint8Array): DigestRequest | undefined {
  const value = parse(new TextDecoder().decode(bytes));
  if (!isRecord(value)) return undefined;
  const { id, query, width, documents } = value;
  if (typeof id !== 'string' || typeof query !== 'string' || !isRecord(documents)) return undefined;
  if (width === undefined) return { id, query, documents };
  const isWidth = typeof width === 'number' && width >= MIN_WIDTH && width <= MAX_WIDTH;
  return isWidth ? { id, query, width, documents } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

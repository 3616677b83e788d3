import type { usePlatform } from '#renderer';
import { isRecord } from '#schemas/is-record.ts';
import { getMediaType } from '../../kit/file-field/index.ts';

/** The part of a body with files that has the values; no field can have a hyphen in its name. */
const VALUES = 'form-values';

/** The part of the platform that sends what a visitor typed. */
export interface FormClient {
  readonly http: Pick<ReturnType<typeof usePlatform>['http'], 'fetchJson'>;
  readonly signal?: AbortSignal | undefined;
}

/** Nobody waits longer to hear that a form has arrived. */
const SEND_LIMIT_MS = 10_000;

/** Files take longer: on a slow telephone 50 kB a second. */
const UPLOAD_BYTES_PER_MS = 50;

/** A form can be sent without the check of a single value, so that this waits less. */
const CHECK_LIMIT_MS = 3_000;

const REFUSED = 422;

const UNAUTHORISED = 401;

/** The header by which a service knows a submission that it has got before. */
const IDEMPOTENCY_KEY = 'idempotency-key';

export interface FormToSend {
  readonly endpoint: string;
  /** The serialised values by the names of the fields. */
  readonly values: unknown;
  /** Names the submission: however often it is sent, it counts once. */
  readonly idempotencyKey: string;
}

/** The end of a submission: `errors` are messages by the names of fields. */
export type SendOutcome =
  | { readonly status: 'complete' }
  | { readonly status: 'failed' }
  /** The service takes it from nobody who is not logged in. */
  | { readonly status: 'signed-out' }
  | { readonly status: 'refused'; readonly errors: Readonly<Record<string, string>> };

/**
 * Sends a form to its service. Never rejects: a service that does not answer, or with something
 * else than it should, has failed.
 */
export async function sendForm(
  { endpoint, values, idempotencyKey }: FormToSend,
  { http, signal }: FormClient,
): Promise<SendOutcome> {
  try {
    const content = writeFormBody(values);
    const { body } = await http.fetchJson(endpoint, {
      method: 'POST',
      headers: { [IDEMPOTENCY_KEY]: idempotencyKey },
      body: content,
      limitMs: SEND_LIMIT_MS + countFileBytes(content) / UPLOAD_BYTES_PER_MS,
      signal,
    });
    return isRecord(body) ? { status: 'complete' } : { status: 'failed' };
  } catch (error) {
    const errors = readRefusal(error);
    if (errors) return { status: 'refused', errors };
    return { status: readStatus(error) === UNAUTHORISED ? 'signed-out' : 'failed' };
  }
}

/** Reads the messages of a service that has refused some values. */
function readRefusal(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!isRecord(error) || !isRecord(error['body'])) return undefined;
  const { errors } = error['body'];
  if (readStatus(error) !== REFUSED || !isRecord(errors)) return undefined;
  const messages = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
}

function readStatus(error: unknown): unknown {
  return isRecord(error) && isRecord(error['response']) ? error['response']['status'] : undefined;
}

export interface Acceptance {
  readonly accepted: boolean;
  /** The message of the service; empty where it has none. */
  readonly message: string;
}

/**
 * Asks a service whether it accepts a value, which travels in the body: addresses are written into
 * logs. Rejects where it does not answer.
 */
export async function askIfAccepted(
  path: string,
  value: string,
  { http, signal }: FormClient,
): Promise<Acceptance> {
  const { body } = await http.fetchJson(path, {
    method: 'POST',
    body: { value },
    limitMs: CHECK_LIMIT_MS,
    signal,
  });
  if (!isRecord(body) || typeof body['accepted'] !== 'boolean') {
    throw new TypeError(`${path} has to answer with {"accepted": true} or false.`);
  }
  const { accepted, message } = body;
  return { accepted, message: typeof message === 'string' ? message : '' };
}

/**
 * The body in which values are sent: as they are, or together with the files among them. The values
 * then have names and sizes in the places of files, which are parts by the paths of their fields.
 */
export function writeFormBody(values: unknown): unknown {
  const files: { readonly path: string; readonly file: File }[] = [];
  const others = replaceFiles(values, '', (path, file) => void files.push({ path, file }));
  if (files.length === 0) return values;
  const body = new FormData();
  body.append(VALUES, JSON.stringify(others));
  for (const { path, file } of files) {
    // A type that its sender names may be another one than its content has.
    body.append(path, new Blob([file], { type: getMediaType(file.name) }), file.name);
  }
  return body;
}

/** The bytes of the files in a body. */
export function countFileBytes(body: unknown): number {
  if (!(body instanceof FormData)) return 0;
  return Array.from(body.values()).reduce(
    (sum, part) => sum + (typeof part === 'string' ? 0 : part.size),
    0,
  );
}

function replaceFiles(
  value: unknown,
  path: string,
  take: (path: string, file: File) => void,
): unknown {
  if (value instanceof File) {
    take(path, value);
    return { name: value.name, size: value.size };
  }
  if (Array.isArray(value)) {
    // Files of a field have one name, as they do where a browser sends them.
    return value.map((each, index) =>
      replaceFiles(each, each instanceof File ? path : `${path}.${index}`, take),
    );
  }
  if (!isRecord(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      replaceFiles(each, path === '' ? name : `${path}.${name}`, take),
    ]),
  );
}

import type { usePlatform } from '#renderer';
import { isRecord } from '#schemas/is-record.ts';
import { countFileBytes, writeFormBody } from './write-form-body.ts';

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

import { isRecord } from '#schemas/is-record.ts';
import { TimeoutError } from '../../host/index.ts';
import type { Http } from '../http/index.ts';

/** Holds what the bank knows of a client beside the session. */
export interface ClientContext {
  /** The parts of segments that the client belongs to, as services name them. */
  readonly subSegments: readonly string[];
}

/** The data of a client could not be had, or may not be asked for. */
class ClientContextError extends Error {
  override readonly name = 'ClientContextError';
}

/** A parameter has a value that none may have. */
class ParamError extends Error {
  override readonly name = 'ParamError';
}

export interface ClientContextRequest {
  /** How sure it is who is signed in; 0 where nobody is. */
  readonly levelOfAssurance: number;
  /** The type of the active profile; left out where none is known. */
  readonly profileType?: string | undefined;
  /** How long the service may take, in milliseconds; 0, or left out, is no time-out of its own. */
  readonly timeoutMs?: number | undefined;
}

export interface ClientContextOptions {
  readonly http: Pick<Http, 'fetchJson'>;
  /** Takes note of an error for analytics. */
  readonly onAnalyticsError: (message: string) => void;
}

/** 001 §5: of whoever is less sure nothing is asked. */
export const SURE_LEVEL = 5;

/** 001 §5: the types that the service knows. */
const PROFILE_TYPES = ['PRVT', 'PROF', 'DED', 'PRIM'];

const PATH = '/client-context';

/** A client belongs to no more parts of segments, and their names are no longer. */
const MAX_SUB_SEGMENTS = 20;
const MAX_NAME_LENGTH = 100;

/**
 * Asks what the bank knows of the client who is signed in (001 §7). Rejects with ParamError for a
 * type of a profile that the service does not know, and with ClientContextError where the level of
 * assurance is below 5, without a call; where the service takes longer than the time-out, after the
 * error for analytics; and where its answer is none. Rejects with what `fetchJson` threw for
 * everything else.
 */
export async function fetchClientContext(
  { levelOfAssurance, profileType, timeoutMs = 0 }: ClientContextRequest,
  { http, onAnalyticsError }: ClientContextOptions,
): Promise<ClientContext> {
  if (profileType !== undefined && !PROFILE_TYPES.includes(profileType)) {
    throw new ParamError(
      `A profile type is PRVT, PROF, DED or PRIM, or is left out. It is "${profileType}".`,
    );
  }
  if (levelOfAssurance < SURE_LEVEL) {
    throw new ClientContextError('No call for Client Context API made because LOA < 5');
  }
  const params = new URLSearchParams(profileType === undefined ? {} : { profileType });
  const limit = timeoutMs > 0 && { limitMs: timeoutMs };
  try {
    const { body } = await http.fetchJson(PATH, { ...(profileType && { params }), ...limit });
    return readClientContext(body);
  } catch (error) {
    if (!limit || !(error instanceof TimeoutError)) throw error;
    onAnalyticsError('Timeout when fetching Client Context API');
    throw noData(error);
  }
}

function readClientContext(body: unknown): ClientContext {
  const known: unknown = isRecord(body) ? body['clientContext'] : undefined;
  const subSegments: unknown = isRecord(known) ? known['subSegments'] : undefined;
  if (!Array.isArray(subSegments)) throw noData(new Error('The answer holds no sub-segments.'));
  const names = subSegments.filter((name: unknown): name is string => isName(name));
  return { subSegments: names.slice(0, MAX_SUB_SEGMENTS) };
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;
}

function noData(cause: unknown): ClientContextError {
  return new ClientContextError('Can not get data from Client Context API', { cause });
}

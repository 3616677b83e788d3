/** Why a renewal failed. `answer` is one that cannot be read, such as the HTML of a proxy. */
export type RefreshFailure =
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly statusText: string;
      /** True if the service says that the token has expired. */
      readonly expired: boolean;
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'answer' };

/** Present on the answer to a token that has expired, whatever its value. */
const EXPIRED_HEADER = 'token-expired';

const UNAUTHORIZED = 401;

export function createStatusFailure({ status, statusText, headers }: Response): RefreshFailure {
  return { kind: 'status', status, statusText, expired: headers.has(EXPIRED_HEADER) };
}

/** Returns true if the service has refused the token itself, so that asking again is of no use. */
export function isRefusal(failure: RefreshFailure): boolean {
  return failure.kind === 'status' && failure.status === UNAUTHORIZED;
}

/** A sentence for developers. Nothing of it comes from a token or from a body. */
export function describeFailure(failure: RefreshFailure): string {
  if (failure.kind !== 'status') return SENTENCES[failure.kind];
  const { status, statusText, expired } = failure;
  const phrase = `${status} ${statusText}`.trim();
  const end = expired ? ', and the token is expired.' : '.';
  return `The token refresh failed with status ${phrase}${end}`;
}

const SENTENCES = {
  timeout: 'The token refresh failed: timeout.',
  network: 'The token refresh failed: network error.',
  answer: 'The token refresh failed: no access token in the answer.',
};

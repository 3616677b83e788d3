/**
 * An answer with a status from 400 to 599; for calls of the product itself, one from 300 on, or one
 * whose redirect a browser hides.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  // Read through getters: what a console or a log lists of an error leaves them out, headers and
  // all.
  readonly #request: Request;
  readonly #response: Response;
  readonly #body: unknown;

  constructor(request: Request, response: Response, body?: unknown) {
    super(`Request to ${request.url} failed${statusPhrase(response)}${redirectPhrase(response)}`);
    this.#request = request;
    this.#response = response;
    this.#body = body;
  }

  /** The body of the answer to a JSON call: JSON, a text, or undefined where it is neither. */
  get body(): unknown {
    return this.#body;
  }

  get request(): Request {
    return this.#request;
  }

  get response(): Response {
    return this.#response;
  }
}

/**
 * Returns true if an answer leads, or has led, to another address. A browser that keeps one back
 * gives it status 0.
 */
export function isRedirect({ status, type, redirected }: Response): boolean {
  return (
    redirected || type === 'opaqueredirect' || (status > 300 && status < 400 && status !== 304)
  );
}

function statusPhrase({ status, statusText }: Response): string {
  return status === 0 ? '' : ` with status ${status} ${statusText}`.trimEnd();
}

/** The message does not name the other address: the other host has chosen it. */
function redirectPhrase(response: Response): string {
  return isRedirect(response) ? ': it redirects, and no redirect is followed.' : '';
}

/** An answer that is not the JSON object it has to be, such as the HTML of a proxy. */
export class ParseError extends Error {
  override readonly name = 'ParseError';

  constructor(url: string) {
    super(`Failed to parse response from ${url} as JSON.`);
  }
}

/** An answer with a status from 400 to 599. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  // Read through getters: what a console or a log lists of an error leaves them out, headers and all.
  readonly #request: Request;
  readonly #response: Response;

  constructor(request: Request, response: Response) {
    const { status, statusText } = response;
    super(`Request to ${request.url} failed with status ${status} ${statusText}`.trimEnd());
    this.#request = request;
    this.#response = response;
  }

  get request(): Request {
    return this.#request;
  }

  get response(): Response {
    return this.#response;
  }
}

/** An answer that is not the JSON object it has to be (FP-038). */
export class ParseError extends Error {
  override readonly name = 'ParseError';

  constructor(url: string) {
    super(`Failed to parse response from ${url} as JSON.`);
  }
}

/** An answer with more bytes than one may have. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';

  constructor(url: string, limitBytes: number) {
    super(`The response from ${url} is larger than ${limitBytes} bytes.`);
  }
}

/**
 * Looks at a request before it is sent: gives it on, another in its place, or an answer, and then
 * nothing is sent.
 */
export type RequestInterceptor = (
  request: Request,
) => Request | Response | Promise<Request | Response>;

/** Looks at an answer before its status is judged: one may turn a 401 into a success. */
export type ResponseInterceptor = (
  response: Response,
  request: Request,
) => Response | Promise<Response>;

/**
 * Looks at the JSON of an answer where it is an object, a list or null. The caller gets what it
 * returns.
 */
export type JsonInterceptor = (body: object | null, response: Response) => unknown;

/**
 * The interceptors that stand between a client's callers and the services. Each list is run in its
 * order.
 */
export interface Interceptors {
  /**
   * These run before the client's own, so that what these add is weighed by the address that is
   * asked in the end.
   */
  readonly request?: readonly RequestInterceptor[];
  readonly response?: readonly ResponseInterceptor[];
  readonly json?: readonly JsonInterceptor[];
}

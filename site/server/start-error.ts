/**
 * Says why a server cannot start, in a message that says what to do. It needs no stack: the
 * environment is wrong.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

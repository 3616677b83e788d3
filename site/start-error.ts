/** Why a server cannot start, in words that say what to do. Nobody needs its stack: the surroundings are wrong. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

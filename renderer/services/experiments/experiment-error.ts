import { getReason } from '../../errors/index.ts';

/** The beginnings of the messages, word for word as the first document has them (000 §8). */
const MESSAGES = {
  profiles: 'Error fetching profiles',
  load: 'Cannot retrieve experiments',
  visit: 'Cannot register experiment visit',
  success: 'Cannot register experiment success',
  subscribe: 'Cannot subscribe to experiment',
  unsubscribe: 'Cannot unsubscribe from experiment',
} as const;

export type ExperimentCall = keyof typeof MESSAGES;

/** A call of the experiments client that failed. Its cause is what was thrown. */
export class ExperimentError extends Error {
  override readonly name = 'ExperimentError';

  constructor(call: ExperimentCall, cause: unknown) {
    super(`${MESSAGES[call]}: ${getReason(cause)}`, { cause });
  }
}

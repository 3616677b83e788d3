import { ownProcessorSeconds } from './processor-time.ts';

const ROUNDS = 40_000_000;

/** The processor seconds of a loop that is always the same, so that machines can be compared. */
export function calibrate(): number {
  const begin = ownProcessorSeconds();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) sum = (sum * 31 + round) % 1_000_003;
  // Reads the sum, so that no compiler leaves the loop out.
  return ownProcessorSeconds() - begin + (sum < 0 ? 1 : 0);
}

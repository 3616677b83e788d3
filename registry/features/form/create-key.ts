const KEY_LENGTH = 32;

/** Makes the key of a submission, of hex characters: however often it is sent, it counts once. */
export function createKey(random: () => number): string {
  const digits = Array.from({ length: KEY_LENGTH }, () => Math.floor(random() * 16).toString(16));
  return digits.join('');
}

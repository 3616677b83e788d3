/** The same values in an order that depends on a seed and on nothing else. */
export function shuffle<Value>(values: readonly Value[], seed: number): Value[] {
  const random = randomOf(seed);
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

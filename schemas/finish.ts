/** Runs work that could pause to its end, where there is nothing else to do meanwhile. */
export function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

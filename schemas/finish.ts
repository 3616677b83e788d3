/** The result of work that could pause, for whoever has nothing else to do meanwhile. */
export function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

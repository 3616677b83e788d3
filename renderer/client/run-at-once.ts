/**
 * Runs a page that is not there before it runs: now, and where code does not arrive as often as the network comes back.
 * Resolves with whether it runs.
 */
export async function runAtOnce(
  window: Window,
  run: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  const runs = () =>
    run().then(
      () => true,
      () => false,
    );
  if (await runs()) return true;
  const ending = new AbortController();
  const tryAgain = async () => void ((await runs()) && ending.abort());
  signal.addEventListener('abort', () => ending.abort());
  window.addEventListener('online', () => void tryAgain(), { signal: ending.signal });
  return false;
}

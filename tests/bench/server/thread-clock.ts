/**
 * Milliseconds that this thread has worked. It waits for nothing while it is measured, so that is its time; and
 * unlike a clock on the wall it does not run on while other programs have the processor.
 */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

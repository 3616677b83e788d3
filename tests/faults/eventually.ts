import { expect, vi } from 'vitest';

/** The longest limit of a call, and what a busy machine needs beside it. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/**
 * Waits until this is seen; the title says in which try it was not. `expect.poll` would want to know in which of the tests
 * that go on side by side it is.
 */
export async function eventually<Seen>(
  title: string,
  see: () => Seen | Promise<Seen>,
  expected: NoInfer<Seen>,
): Promise<void> {
  await vi.waitFor(
    async () => expect({ title, seen: await see() }).toEqual({ title, seen: expected }),
    PATIENCE,
  );
}

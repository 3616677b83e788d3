import { expect, vi } from 'vitest';

/** Ends with the state that it waits for; only a red test meets the limit. */
const PATIENCE = { timeout: 30_000, interval: 50 };

/**
 * Waits until this is seen; the title says in which try it was not. `expect.poll` would want to
 * know in which of the tests that go on side by side it is.
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

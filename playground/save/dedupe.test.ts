import { expect, test, vi } from 'vitest';
import { dedupe } from './dedupe.ts';
import type { SaveClient } from './create-save-client.ts';

const STATUS = { saving: 'on', files: [], changed: [] } as const;

test('who asks before the answer shares it, and who asks after it gets a new one', async () => {
  const status = vi.fn<SaveClient['status']>(async () => STATUS);
  const server = dedupe({
    status,
    read: async () => 'gone',
    readFolder: async () => 'gone',
    enterToken: () => {},
    save: async () => ({ kind: 'gone' }),
  });

  const first = await Promise.all([server.status(), server.status()]);
  const calls = status.mock.calls.length;
  await server.status();

  expect(first).toEqual([STATUS, STATUS]);
  expect(calls).toBe(1);
  expect(status).toHaveBeenCalledTimes(2);
});

import { expect, test, vi } from 'vitest';

test.each([
  ['once it is built has no origin', false, 'allow-scripts'],
  ['from a development server has its own', true, 'allow-scripts allow-same-origin'],
])('a preview %s', async (_, isDevelopment, permissions) => {
  vi.resetModules();
  vi.stubEnv('DEV', isDevelopment);

  const { PREVIEW_SANDBOX } = await import('./sandbox.ts');
  vi.unstubAllEnvs();

  expect(PREVIEW_SANDBOX).toBe(permissions);
});

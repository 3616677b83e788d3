import { describe } from 'vitest';

// `npm test` generates a fifth of the props.
describe('static entries', async () => {
  await import('../static-entries/written-items.slow.test.ts');
});

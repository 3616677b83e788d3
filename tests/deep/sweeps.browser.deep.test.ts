import { describe } from 'vitest';

// `npm test` takes a sample of each list. With the seed of a deep run the same tests take all of
// it.
describe('in a component’s browser', async () => {
  await import('../contract/hostile-texts.browser.test.tsx');
  await import('../contract/islands.browser.test.tsx');
});
describe('of the kit', async () => {
  await import('../../registry/specimens.browser.test.tsx');
});
describe('in the preview', async () => {
  await import('../../playground/preview/selecting/clicked-members.browser.test.tsx');
});

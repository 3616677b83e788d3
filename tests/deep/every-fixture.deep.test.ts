import '../setup-properties.ts';
import { describe } from 'vitest';

// `npm test` takes a sample of the pages, of the bad values and of generated props.
describe('bad values', async () => {
  await import('../contract/bad-input.slow.test.ts');
});
describe('cached responses', async () => {
  await import('../contract/response-cache.slow.test.ts');
});
describe('headings', async () => {
  await import('../contract/one-heading.slow.test.ts');
});
describe('static entries', async () => {
  await import('../static-entries/serialized-items.slow.test.ts');
});
describe('pages of static entries', async () => {
  await import('../static-entries/written-pages.slow.test.ts');
});
describe('whole pages', async () => {
  await import('../contract/whole-pages.slow.test.ts');
});

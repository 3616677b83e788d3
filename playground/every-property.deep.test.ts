import '#tests/setup-properties.ts';
import { describe } from 'vitest';

// `npm test` tries as many values of each as see a fault, and a sample of the documents.
describe('what is typed and linked', async () => {
  await import('./state/drafts/mutated-drafts.property.slow.test.ts');
  await import('./assist/suggest.slow.test.ts');
  await import('./editor/monaco/schemas.slow.test.ts');
  await import('./state/incremental-parse/incremental-reader.slow.test.ts');
  await import('./state/fixes/find-change.slow.test.ts');
  await import('./state/link/mutated-links.property.slow.test.ts');
  await import('./state/quick-fix-properties.slow.test.ts');
  await import('./state/same-problems.slow.test.ts');
  await import('./state/structure/edits-property.slow.test.ts');
});

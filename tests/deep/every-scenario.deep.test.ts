// @vitest-environment jsdom
import '../setup-component.ts';
import '../setup-properties.ts';
import { describe } from 'vitest';

// `npm test` opens a sample of the scenarios, and makes a sample of the static items.
describe('opened in a window', async () => {
  await import('../contract/scenarios.slow.test.ts');
});
describe('made in a window', async () => {
  await import('../static-entries/created-nodes.dom.test.tsx');
});
describe('read in a window', async () => {
  await import('#schemas/content/read-rich-text.property.slow.test.ts');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { newEntry } from '../../registry/new-entry.ts';
import { fillSmallProject, linkGenerated } from './small-project.ts';

const ADDRESS = 'cards/laid-out-card';

const root = mkdtempSync(join(tmpdir(), 'vitrine-'));
afterAll(() => rmSync(root, { recursive: true }));
fillSmallProject(root);
await newEntry(ADDRESS, root);
linkGenerated(root);

// Its tests take their place among those of this file.
describe('OP-017 the test of a card laid out by npm run new', async () => {
  await import(join(root, `registry/${ADDRESS}/laid-out-card.dom.test.tsx`));
});

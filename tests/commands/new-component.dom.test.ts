import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { fillSmallProject, linkGenerated } from './small-project.ts';

const ADDRESS = 'cards/laid-out-card';

const root = mkdtempSync(join(tmpdir(), 'vitrine-'));
afterAll(() => rmSync(root, { recursive: true }));
fillSmallProject(root);
execFileSync(process.execPath, ['registry/new-entry.ts', ADDRESS], { cwd: root, stdio: 'ignore' });
linkGenerated(root);

// Its tests take their place among those of this file.
describe('OP-017 the test of a card laid out by npm run new', async () => {
  await import(join(root, `registry/${ADDRESS}/laid-out-card.dom.test.tsx`));
});

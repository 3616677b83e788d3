import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findImporters } from './find-importers.ts';

const SOURCES = {
  'one.ts': `import { two } from './below/two.ts';`,
  'entry.tsx': `import { all } from './below/index.ts';`,
  'other-entry.ts': `import { all } from './beside/index.ts';`,
  'text.md': `import './below/two.ts';`,
  'below/two.ts': `import './three.ts';`,
  'new.ts': `import { type Two } from '#tests/below/two.ts';`,
};
const COMMITTED = Object.keys(SOURCES).filter((name) => name !== 'new.ts');

test('a file leads to the sources that import it, those without a commit too', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'below'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', ...COMMITTED], { cwd: folder });

  expect(findImporters(['below/two.ts'], folder)).toEqual(['new.ts', 'one.ts']);
  expect(findImporters(['below/index.ts'], folder)).toEqual(['entry.tsx']);
  expect(findImporters(['text.md'], folder)).toEqual([]);
  expect(findImporters([], folder)).toEqual([]);
});

import { expect, onTestFinished, test } from 'vitest';
import { ensureTool } from './system-tool.ts';

function emptyPath(): void {
  const path = process.env['PATH'];
  onTestFinished(() => {
    process.env['PATH'] = path;
  });
  process.env['PATH'] = '';
}

test('a program that is there is taken as it is', () => {
  expect(() => ensureTool('node', 'nodejs')).not.toThrow();
});

test('where a program is neither there nor can be installed, it is said how to get it', () => {
  emptyPath();

  expect(() => ensureTool('xmllint', 'libxml2-utils')).toThrow(
    'No xmllint found. Install it; Debian has it in the package libxml2-utils.',
  );
});

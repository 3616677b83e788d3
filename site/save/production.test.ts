import { expect, test } from 'vitest';
import { sourceFiles, targetOf } from '#tests/architecture/source-files.ts';

/** Every source file that one imports, by way of others as well. */
function reachedFrom(path: string): string[] {
  const files = new Map(sourceFiles().map((file) => [file.path, file]));
  const reached = new Set([path]);
  for (const each of reached) {
    const file = files.get(each);
    const targets = file?.imports.filter(({ isTypeOnly }) => !isTypeOnly) ?? [];
    targets.forEach((one) => file && reached.add(targetOf(file, one)));
  }
  return [...reached];
}

const saves = (path: string) => path.startsWith('site/save/');

test('the production server has nothing that logs somebody in', () => {
  expect(reachedFrom('site/server.ts')).not.toContain('site/local/log-in.ts');
  expect(reachedFrom('site/local.ts')).toContain('site/local/log-in.ts');
});

test('the production server has nothing that saves', () => {
  expect(reachedFrom('site/server.ts').filter(saves)).toEqual([]);
  expect(reachedFrom('site/local.ts').filter(saves)).toContain('site/save/save-api.ts');
});

import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = 'dist/server/server.js';
const IMPORTS = /^(?:import|export)\b[^"\n]*"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** Every package that a file of the build needs, by way of all files that it needs itself. */
function packagesOf(entry: string): Set<string> {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, atOnce, later = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const name = atOnce ?? later;
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else if (!isBuiltin(name)) packages.add(packageOf(name));
    }
  }
  return packages;
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

test('the packages that production installs are those that its server needs', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };

  expect(packagesOf(SERVER)).toEqual(new Set(Object.keys(dependencies)));
});

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const run = promisify(execFile);

/** A copy of the fixtures that the tests of one file may save into. */
export function copyFixtures() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const fixtures = join(folder, 'fixtures');
  // A file that was written after the build counts as saved.
  cpSync('fixtures', fixtures, { recursive: true, preserveTimestamps: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    fixtures,
    read: (path: string) => readFileSync(join(fixtures, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(fixtures, path), text),
    /**
     * Returns the output of the validate command for files; without any, for all fixtures against
     * themselves. It rejects where that finds an error.
     */
    validate: async (...paths: readonly string[]) => {
      const files = paths.map((path) => join(fixtures, path));
      const asked = files.length > 0 ? files : [fixtures, '--against', fixtures];
      const { stdout } = await run(process.execPath, ['schemas/validate.ts', ...asked]);
      return stdout;
    },
    /** The same for files against all fixtures, where advice is an error as well. */
    validateStrictly: async (...paths: readonly string[]) => {
      const files = paths.map((path) => join(fixtures, path));
      const asked = [...files, '--against', fixtures, '--strict'];
      const { stdout } = await run(process.execPath, ['schemas/validate.ts', ...asked]);
      return stdout;
    },
  };
}

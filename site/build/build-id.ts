import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LENGTH = 12;

/**
 * Computes the id of a build: 12 hexadecimal digits that are the same on every machine that has the
 * same files. All others have names with a digest of their content, which these two name.
 */
export async function computeBuildId(clientFolder: string, serverFolder: string): Promise<string> {
  const texts = [join(clientFolder, '.vite', 'manifest.json'), join(serverFolder, 'server.js')];
  const digest = createHash('sha256');
  for (const text of await Promise.all(texts.map((path) => readFile(path)))) digest.update(text);
  const names = await readdir(serverFolder, { recursive: true });
  digest.update(names.toSorted().join('\n'));
  return digest.digest('hex').slice(0, LENGTH);
}

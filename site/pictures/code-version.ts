import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The document of a preview, from which all of its code is named. */
const PREVIEW = 'playground/preview.html';
const ASSETS = 'playground/assets';

/** Matches the hash with which the name of a built file ends. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;
const HASHES = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;
const TEXT = /\.(?:js|css)$/;

/** The fixtures of the build, whose versions are compared one by one. */
const FIXTURES = /^fixture-files-/;

/**
 * The version of all code, styles and images that previews of a build are drawn with, but not of
 * the fixtures in it: a build that differs in these alone draws the others as before.
 */
export async function computeCodeVersion(
  toolsFolder: string,
  imagesFolder: string,
): Promise<string> {
  const assets = await readdir(join(toolsFolder, ASSETS));
  const hash = createHash('sha256');
  const texts = [await readFile(join(toolsFolder, PREVIEW), 'utf8')];
  const visited = new Set<string>();
  for (const text of texts) {
    // The name of a file changes with what it imports, down to the fixtures.
    hash.update(text.replaceAll(HASHES, ''));
    const named = assets
      .filter((name) => !visited.has(name) && text.includes(name))
      .toSorted(byName);
    for (const name of named) {
      visited.add(name);
      if (FIXTURES.test(name)) continue;
      if (TEXT.test(name)) texts.push(await readFile(join(toolsFolder, ASSETS, name), 'utf8'));
      else hash.update(name);
    }
  }
  for (const name of (await readdir(imagesFolder)).toSorted()) {
    hash.update(name).update(await readFile(join(imagesFolder, name)));
  }
  return hash.digest('base64url');
}

function byName(one: string, other: string): number {
  return one.replace(HASH, '') < other.replace(HASH, '') ? -1 : 1;
}

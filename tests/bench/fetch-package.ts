import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of somebody else that is compared with ours, and is in no lock file. */
export interface ComparedPackage {
  readonly name: string;
  readonly version: string;
  /** The digest of the package, as the registry says it: base64 of its SHA-512. */
  readonly sha512: string;
}

const FOLDER = 'dist/bench/compared';

/**
 * Returns the text of a file of a package, as its maker built it for production. It is fetched from
 * the registry the first time, and not installed with all that it is built with. The path is that
 * from the folder of the package. Throws where it does not come, or is not the one that is meant.
 */
export function readPackageFile(compared: ComparedPackage, path: string): string {
  const { name, version } = compared;
  const archive = join(FOLDER, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  try {
    return readArchive(archive, compared, path);
  } catch {
    mkdirSync(FOLDER, { recursive: true });
    run('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', FOLDER]);
    return readArchive(archive, compared, path);
  }
}

function readArchive(
  archive: string,
  { name, version, sha512 }: ComparedPackage,
  path: string,
): string {
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (digest !== sha512) {
    throw new Error(`${archive} is not the package ${name} ${version} that is meant.`);
  }
  const member = `package/${path}`;
  const folder = archive.replace(/\.tgz$/, '');
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', archive, '-C', folder, member]);
  return readFileSync(join(folder, member), 'utf8');
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
}

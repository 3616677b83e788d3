import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = '@adobe/alloy';
const VERSION = '2.33.1';

/** The digest of the package, as the registry says it. */
const INTEGRITY =
  'sha512-yg+HD3Oslhrmt3stSwtKc22qbwjR4ehFzXfc8RCEwultr41y85S2dSsojvPt2Mife0IZ4Wp/1EexGp1f6TbWDg==';

const FOLDER = 'dist/bench/alloy';
const FILE = 'package/dist/alloy.min.js';

/**
 * Returns the text of Adobe's own client, as its maker built it for production. It is fetched from
 * the registry the first time: installed, it would bring 200 packages that it is built with. Throws
 * where it does not come, or is not the one that is meant.
 */
export function fetchAlloy(): string {
  const archive = join(FOLDER, `adobe-alloy-${VERSION}.tgz`);
  try {
    return readPackage(archive);
  } catch {
    mkdirSync(FOLDER, { recursive: true });
    run('npm', ['pack', '--silent', `${PACKAGE}@${VERSION}`, '--pack-destination', FOLDER]);
    return readPackage(archive);
  }
}

function readPackage(archive: string): string {
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${digest}` !== INTEGRITY) {
    throw new Error(`${archive} is not the package ${PACKAGE} ${VERSION} that is meant.`);
  }
  run('tar', ['-xzf', archive, '-C', FOLDER, FILE]);
  return readFileSync(join(FOLDER, FILE), 'utf8');
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
}

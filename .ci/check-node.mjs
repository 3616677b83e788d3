// Runs after install on whatever Node the machine has, so it stays plain JavaScript that old
// versions read.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major >= 24 || (major === 22 && minor >= 22);
const bringsItsOwn = existsSync(new URL('../node_modules/.bin/node', import.meta.url));

if (!isNewEnough && !bringsItsOwn) {
  console.error(`Vitrine needs Node 22.22+ or 24+; this is ${process.versions.node}.`);
  console.error(
    'On glibc Linux an own Node 24 comes with the optional dependencies: install them, or update Node.',
  );
  process.exit(1);
}

import { writeFileSync } from 'node:fs';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { generateIconFiles } from './icon-files.ts';

parseCommandLine({
  name: 'npm run icons',
  about: 'Copies the drawings named in registry/kit/icon/icon-files.ts out of the icon set.',
  flags: {},
});
for (const [path, text] of Object.entries(generateIconFiles())) {
  writeFileSync(new URL(path, import.meta.url), text);
}

import { writeFileSync } from 'node:fs';
import { commandLine } from '#schemas/command-line/run-command-line.ts';
import { iconFiles } from './icon-files.ts';

commandLine({
  name: 'npm run icons',
  about: 'Copies the drawings named in registry/kit/icon/icon-files.ts out of the icon set.',
  flags: {},
});
for (const [path, text] of Object.entries(iconFiles())) {
  writeFileSync(new URL(path, import.meta.url), text);
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { requireBrowser } from '../browser.ts';
import { copyProject } from '../copy-project.ts';
import { readFailures, type JsonReport } from '../report-uncertain.ts';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.ts';

const { args } = parseCommandLine({
  name: 'npm run mutate:planted --',
  about: 'Plants faults in the built site, one at a time, and says which of them no journey sees.',
  args: '[words of a fault’s name; all of them]',
  more: 'Each fault has the site built anew in a copy of the project. Deep tests are left out, as npm test does.',
  flags: {},
});
const REPORT = 'planted.json';
const COMMAND = [
  'run',
  '--project=site',
  '--tags-filter=!deep',
  '--bail=1',
  '--retry=0',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
];
const MAX_OUTPUT = 100_000_000;

const chosen = PLANTED_FAULTS.filter(({ name }) => args.every((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No planted fault has “${args.join(' ')}” in its name.`);
  process.exit(2);
}
const CHROMIUM_PATH = await requireBrowser();

const folder = await mkdtemp(join(tmpdir(), 'vitrine-planted-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
await copyProject(folder);

const unseen: string[] = [];
for (const fault of chosen) {
  // One copy of the project holds one fault.
  // oxlint-disable-next-line no-await-in-loop
  const witness = await tryFault(fault);
  console.log(`${fault.name}\n  ${witness === undefined ? 'SURVIVED' : `seen by: ${witness}`}`);
  if (witness === undefined) unseen.push(fault.name);
}
console.log(`\n${chosen.length - unseen.length} of ${chosen.length} are seen.`);
process.exit(unseen.length > 0 ? 1 : 0);

async function tryFault({
  name,
  file,
  from,
  to,
  tests,
}: PlantedFault): Promise<string | undefined> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2) {
    throw new Error(`“${name}” has to find its text once in ${file}: ${from}`);
  }
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  try {
    rmSync(join(folder, REPORT), { force: true });
    const { stdout, stderr } = spawnSync('vitest', [...COMMAND, ...tests], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
      shell: process.platform === 'win32',
      env: { ...process.env, CHROMIUM_PATH },
    });
    if (!existsSync(join(folder, REPORT))) throw new Error(`${stdout}\n${stderr}`);
    // Vitest writes the file.
    const report = JSON.parse(readFileSync(join(folder, REPORT), 'utf8')) as JsonReport;
    if (report.testResults.length === 0) throw new Error(`No test ran with “${name}”.`);
    return readFailures(report)[0]?.title;
  } finally {
    await writeFile(path, text);
  }
}

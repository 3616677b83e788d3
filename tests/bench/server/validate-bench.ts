import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { validate } from '#schemas/validate/command/validate-files.ts';
import type { Measured } from '../figures.ts';
import { fixtures } from '../pages/fixtures.ts';
import { mixedPage, responseWith } from '../pages/sample-page.ts';
import { bestOfRounds } from '../rounds.ts';

const MAX_RATIO = 4;
const FILES = 1_000;
const COMPONENTS_A_FILE = 10;

/**
 * Measures the validate command with 1,000 files, against reading and parsing them. Neither
 * includes the start of Node.
 */
export async function measureValidate(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  try {
    writeFiles(folder);
    const silent = { write: () => true };
    const { subjectMs, baselineMs } = await bestOfRounds(
      {
        async subject() {
          const code = await validate([folder], {
            cwd: folder,
            env: {},
            input: Readable.from([]),
            output: silent,
            errors: silent,
          });
          if (code !== 0) throw new Error(`The command ended with ${code}.`);
        },
        baseline() {
          for (const name of readdirSync(folder)) {
            JSON.parse(readFileSync(join(folder, name), 'utf8'));
          }
        },
      },
      { warmUps: 3, rounds: 12 },
    );
    return {
      figures: [
        {
          name: `validate, ${FILES.toLocaleString('en')} files`,
          value: subjectMs,
          baseline: baselineMs,
          unit: 'ms',
          bound: MAX_RATIO,
        },
      ],
      notes: [],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Written as authors write: on many lines. */
function writeFiles(folder: string): void {
  const components = mixedPage(FILES * COMPONENTS_A_FILE, fixtures);
  for (let file = 0; file < FILES; file += 1) {
    const own = components.slice(file * COMPONENTS_A_FILE, (file + 1) * COMPONENTS_A_FILE);
    writeFileSync(join(folder, `page-${file}.json`), JSON.stringify(responseWith(own), null, 2));
  }
}

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBytes } from '../validate/command/check-file.ts';
import { loadKnownChecks, type KnownChecks } from '../validate/known-checks.ts';
import { MISTAKEN } from './words.testing.ts';

/** The components that advice may name, so that a new one changes nothing here. */
const TYPES = new Set(
  'accordion article-card cards home-header link-list paragraph section-title service-card'.split(
    ' ',
  ),
);

const content = {
  icons: ['a:b:calendar', 'a:b:phone'],
  macros: ['savings:rate', 'savings:date'],
  images: ['house-keys', 'house-kays'],
  pages: ['/en/individuals', '/en/individuale'],
};

function withFewComponents({ byId, components, families }: KnownChecks): KnownChecks {
  const others = new Set(
    [...components].flatMap(([type, module]) => (TYPES.has(type) ? [] : module)),
  );
  return {
    byId: new Map([...byId].filter(([, module]) => !others.has(module))),
    components: new Map([...components].filter(([, module]) => !others.has(module))),
    families: new Map([...families].filter(([type]) => TYPES.has(type))),
  };
}

test('every problem is reported in the words, and at the place, agreed on', async () => {
  const known = withFewComponents(await loadKnownChecks());

  const reported = MISTAKEN.map(({ name, text }) => {
    const problems = checkBytes('', Buffer.from(text), { known, content });
    return [name, ...problems.map(wordsOf)].join('\n');
  });

  const file = join(import.meta.dirname, 'words.txt');
  await expect(`${reported.join('\n\n')}\n`).toMatchFileSnapshot(file);
});

/** All that a problem says to its author, and to a program. */
function wordsOf(problem: ReturnType<typeof checkBytes>[number]): string {
  const { line, column, severity, code, pointer, file: _, ...words } = problem;
  return [
    `  ${line}:${column} ${severity} ${code} ${pointer}`.trimEnd(),
    ...Object.entries(words).map(([name, value]) => `    ${name}: ${String(value)}`.trimEnd()),
  ].join('\n');
}

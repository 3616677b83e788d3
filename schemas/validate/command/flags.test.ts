import { expect, test } from 'vitest';
import { formatHelp } from './flags.ts';

test('the help names what can be checked, every flag and every exit code', () => {
  expect(formatHelp())
    .toBe(`Checks configurations against their schemas, and whether what they name exists.

Usage: npm run validate -- <files, folders or -> [flags]

  <file>                one document, whatever its name
  <folder>              every .json file at or below it, but for schemas, hidden
                        files, tsconfig and package files, and the folders
                        node_modules, dist and generated
  -                     one document from standard input; reports call it
                        <stdin>

Flags:
  --format <name>       how to report: text, json, sarif, junit, github
  --against <folder>    holds icons, macros, images and links against what this
                        folder has: icons.json, macros/, images/, pages/
  --components <folder> knows the component types that this folder describes,
                        each in a <type>.schema.json
  --changed <git ref>   checks only files that have changed since the present
                        branch left this ref, untracked ones included
  --strict              makes warnings count as problems
  -h, --help            prints this and does nothing else

The .allow.txt beside a file (a.allow.txt beside a.json) allows warnings that
are meant, one "code pointer - reason" on a line.

Exit codes:
  0                     no problems; warnings do not count without --strict
  1                     problems
  2                     something could not be read, or a flag is wrong

Text is coloured on a terminal; NO_COLOR=1 forbids it, FORCE_COLOR=1 demands it.
npm adds a heading of its own; for programs to read, write npm run -s validate.
docs/problems.md explains the code of every problem. VITRINE_PROBLEMS_URL is the
address at which it is published, for the links of --format sarif.
`);
});

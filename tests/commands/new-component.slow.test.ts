import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { COMPONENT_RULES, ENTRY_RULES } from '../contract/entry-rules.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { failureOf, runIn } from './copy-of-project.ts';
import { fillSmallProject, linkGenerated } from './small-project.ts';

const ADDRESS = 'cards/laid-out-card';
const RULES = Object.entries({ ...ENTRY_RULES, ...COMPONENT_RULES });
/** Types, lint and layout. */
const COMMANDS = [
  `oxlint --type-aware --type-check registry/${ADDRESS} registry/index.ts`,
  `oxfmt --check schemas/cards registry fixtures`,
];

// Its own test is run by new-component.dom.test.ts; the deep tests lay it out in all of the
// project, and run all of `npm run check`.
test('OP-017 a card laid out by npm run new passes what it can break, and the coverage names what is missing', async () => {
  const root = temporaryFolder();
  fillSmallProject(root);

  const { status, output } = await runIn(root, ['node', 'registry/new-entry.ts', ADDRESS]);
  linkGenerated(root);
  const outcomes = await Promise.all(COMMANDS.map((command) => runIn(root, command.split(' '))));
  const { laidOutCard } = await import(join(root, 'registry', ADDRESS, 'index.ts'));
  const broken = await collectFailures(
    RULES,
    ([title]) => title,
    ([, rule]) => rule(laidOutCard, root),
  );
  const coverage = await runIn(root, ['node', 'fixtures/scenario/print-coverage.ts']);

  expect(status).toBe(0);
  expect(output).toMatch(/scenarios\/laid-out-card.*coverage:scenarios.*npm run digest/s);
  expect(outcomes.map(failureOf).filter(Boolean)).toEqual([]);
  expect(broken).toEqual([]);
  expect(coverage.status).toBe(1);
  expect(coverage.output).toMatch(/^laid-out-card +1 .*the variant minimal.*cardSize "small"/m);
  expect(coverage.output).toContain(
    `schemas/${ADDRESS}.schema.json /description\n  To be written: what the laid out card is for`,
  );
});

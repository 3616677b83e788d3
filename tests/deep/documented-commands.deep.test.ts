import { expect, test } from 'vitest';
import { copyOfProject, failureOf } from '../commands/copy-of-project.ts';
import { DOCUMENTED_COMMANDS } from '../commands/documented-commands.ts';

const COMMIT = `git init -q && git add -A &&
  git -c user.name=test -c user.email=test@example.com commit -qm test`;

test('OP-024 all command lines of the documents do what these promise, one after the other', async () => {
  const { run } = await copyOfProject();
  const wrong = [failureOf(await run(['sh', '-c', COMMIT]))];
  let before = '';
  for (const { line, prints = /./, changes, notRun, ...other } of DOCUMENTED_COMMANDS) {
    if (notRun !== undefined) continue;
    const command = other.run ?? line;
    // oxlint-disable-next-line no-await-in-loop -- Each needs what those before it have made.
    const outcome = await run(['sh', '-c', command]);
    // oxlint-disable-next-line no-await-in-loop -- It is about the command before it.
    const { output: changed } = await run(['git', 'status', '--porcelain']);
    const unpromised = prints.test(outcome.output) ? '' : `printed ${outcome.output}`;
    const untidy = changes || changed === before ? '' : `changed ${changed}`;
    before = changed;
    const failure = failureOf(outcome) || unpromised || untidy;
    if (failure) wrong.push(`${command}: ${failure}`);
  }

  expect(wrong.filter(Boolean)).toEqual([]);
}, 1_800_000);

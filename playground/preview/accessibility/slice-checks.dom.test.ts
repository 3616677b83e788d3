import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import type { Step } from './create-steps.ts';
import { sliceChecks } from './slice-checks.ts';

afterEach(() => {
  document.body.replaceChildren();
  axe.reset();
});

const RULES = ['button-name', 'heading-order'];

/** A run of axe over a page whose steps wait until a test has them end. */
function openRun({ isConfigured = false } = {}) {
  if (!isConfigured) axe.reset();
  document.body.innerHTML = '<h1>A</h1><h4>B</h4><button></button><button>C</button>';
  const waiting: Step[] = [];
  const steps = { add: (step: Step) => void waiting.push(step), drop: () => {} };
  const runInSteps = sliceChecks(axe, document);
  const run = () => axe.run(document.body, { runOnly: RULES });
  const result = runInSteps(RULES, steps, run);
  /** Ends each step in a way, until there are no more; returns how many there were. */
  const end = async (how: (step: Step) => void) => {
    const state = { isOver: false };
    void result.then(() => (state.isOver = true));
    let count = 0;
    while (!state.isOver) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => void setImmediate(resolve));
      count += waiting.length;
      waiting.splice(0).forEach(how);
    }
    return count;
  };
  return { run, result, end };
}

const listBroken = ({ violations }: axe.AxeResults) =>
  violations.map(({ id, nodes }) => [id, nodes.length]);

test('each look at an element is a step, and all of them find what axe finds in one task', async () => {
  const { run, result, end } = openRun();

  const count = await end((step) => step.run());

  const found = listBroken(await result);
  expect(count).toBeGreaterThan(4);
  expect(found).toEqual([
    ['button-name', 1],
    ['heading-order', 1],
  ]);
  expect(listBroken(await run())).toEqual(found);
});

test.each([
  ['all', 0],
  ['the looks at elements, behind those of rules,', RULES.length],
])('axe can run again once %s are skipped', async (_, runSteps) => {
  const { run, result, end } = openRun();
  let count = 0;

  await end((step) => {
    count += 1;
    if (count > runSteps) step.skip?.();
    else step.run();
  });

  expect(listBroken(await result)).toEqual([]);
  expect(listBroken(await run())).toHaveLength(2);
});

test('a check that fails leaves its element to a person, and the others as they are', async () => {
  axe.reset();
  axe.configure({
    checks: [
      {
        id: 'button-has-visible-text',
        evaluate() {
          throw new Error('Not in this browser');
        },
      },
    ],
  });
  const { result, end } = openRun({ isConfigured: true });

  await end((step) => step.run());

  const { violations, incomplete } = await result;
  expect(incomplete.map(({ id, nodes }) => [id, nodes.length])).toEqual([['button-name', 2]]);
  expect(violations.map(({ id }) => id)).toEqual(['heading-order']);
});

import { expect, test } from 'vitest';
import { createBoxReport } from './create-selecting.ts';

const at = (y: number) => ({ box: { x: 0, y, width: 10, height: 10 } });

/** A report in a window whose frames the test paints. */
function openReport() {
  const tasks: ((now: number) => void)[] = [];
  const posted: unknown[] = [];
  // Nothing else of a window is asked for.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const window = {
    requestAnimationFrame: (task: (now: number) => void) => tasks.push(task),
  } as unknown as Window;
  const report = createBoxReport(window, (boxes) => posted.push(boxes));
  const paint = (now: number) => tasks.splice(0).forEach((task) => task(now));
  return { report, posted, paint };
}

test('a box that is reported many times in a frame is posted once, as it is at last', () => {
  const { report, posted, paint } = openReport();

  report(at(1));
  report(at(2));
  paint(16);
  report(at(2));
  paint(100);

  expect(posted).toEqual([at(2)]);
});

test('the next box is posted only after a while, and none is lost', () => {
  const { report, posted, paint } = openReport();
  report(at(1));
  paint(100);

  report(at(2));
  paint(108);
  report(at(3));
  paint(116);
  const meanwhile = [...posted];
  paint(124);

  expect(meanwhile).toEqual([at(1)]);
  expect(posted).toEqual([at(1), at(3)]);
});

test('that there is no box is posted after one, and not before', () => {
  const { report, posted, paint } = openReport();

  report({});
  paint(0);
  report(at(1));
  paint(100);
  report({});
  paint(200);

  expect(posted).toEqual([at(1), {}]);
});

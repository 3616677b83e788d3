import { expect, test } from 'vitest';
import type { MeasurementEvent } from '../../services/measurement/index.ts';
import { createPageView } from './follow-page.ts';

const PAGE: MeasurementEvent = { type: 'PAGE', pageName: 'cards' };
const ERROR: MeasurementEvent = { type: 'ERROR', error: 'late', errorType: 'analytics-error' };

test('a page comes before what happened earlier, and each of its events counts once a view', () => {
  const recorded: string[] = [];
  const view = createPageView(({ type }) => recorded.push(type));

  view.add(ERROR);
  expect(recorded).toEqual([]);
  view.show([PAGE, ERROR]);
  view.add({ ...ERROR });
  expect(recorded).toEqual(['PAGE', 'ERROR']);
  view.show([PAGE]);
  view.add(ERROR);

  expect(recorded).toEqual(['PAGE', 'ERROR', 'PAGE', 'ERROR']);
});

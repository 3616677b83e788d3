import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { followPage } from '#renderer/follow-page';
import type { ConsentLevel } from '#schemas/generated/experience.ts';
import type { PageEvent } from '../../state/events/events.ts';
import { createScenarioRunner } from '../scenario-runner.ts';
import { SAMPLE_SCENARIO } from '../sample-scenario.testing.ts';
import { createEventRecorder } from './create-event-recorder.ts';
import { describeSource } from './describe-source.ts';

const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.body.innerHTML = '<div id="page" class="page" data-layout="default"></div>';
  document.addEventListener('click', stay);
});

afterEach(() => {
  document.removeEventListener('click', stay);
  document.body.innerHTML = '';
});

/** Shows a card to a visitor with a choice about cookies; gives the events as they are posted. */
async function openPage(consent: ConsentLevel) {
  const events: PageEvent[] = [];
  const recorder = createEventRecorder({
    now: () => performance.now(),
    post: ({ items }) => events.push(...items),
    later: (task) => queueMicrotask(task),
    followPage: (page) => followPage(window, page),
    describeSource: () => describeSource(window, runner.shown()?.page),
  });
  const runner = createScenarioRunner(window, { events: recorder, hasShell: false });
  const page = { component: 'cards/service-card/full' };
  await runner.run({ ...SAMPLE_SCENARIO, consent, page }, {});
  return { events, runner };
}

test('PG-015 the events of a previewed page come in order, each with its element, and consent withholds them', async () => {
  const { events, runner } = await openPage(2);
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['PAGE']);

  const link = document.querySelector('#page a') ?? document.body;
  await userEvent.click(link);

  await expect
    .poll(() => events)
    .toMatchObject([
      { id: 1, type: 'PAGE', delivery: 'sent', endpoint: '/clientevent/measurement/pageload' },
      {
        id: 2,
        type: 'ELEMENTS_ACTIONS',
        element: expect.stringMatching(/\w/) as string,
        pointer: '/data/flexZone/flexComponents/0',
        delivery: 'sent',
        endpoint: '/clientevent/measurement/elementsonpage',
      },
    ]);
  expect(runner.requests().filter(({ url }) => url.includes('measurement'))).toEqual([]);

  const refused = await openPage(1);
  await expect.poll(() => refused.events).toMatchObject([{ type: 'PAGE', delivery: 'dropped' }]);
  expect(events).toHaveLength(2);
});

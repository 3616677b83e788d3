import { expect, test } from 'vitest';
import { createPreviewReport } from './preview-report.ts';

const problem = (code: string, pointer: string) =>
  ({ code, pointer, severity: 'error', message: 'm', fix: 'f' }) as const;

const click = (elementType: string, elementContent: string) =>
  ({ type: 'ELEMENTS_ACTIONS', elementType, elementContent }) as const;

const NOTHING = { rendered: [], reported: [], requests: [], reads: [] };

test('a report names the problems with their pointers, and everything reported in its order', () => {
  const rendered = [problem('unknown-component', '/data/a'), problem('slow', '')];
  const reported = [problem('slow', ''), problem('unknown-component', '/data/a')];

  const { faults, events } = createPreviewReport({ ...NOTHING, rendered, reported });

  expect(faults).toEqual(['unknown-component /data/a', 'slow']);
  expect(events).toEqual(['fault slow', 'fault unknown-component']);
});

test('a report lists the events of a page after those that happened, clicks by their components', () => {
  const declared = {
    view: [
      { type: 'PAGE', pageName: 'individuals' } as const,
      { type: 'SEARCH', searchTerm: 'card', searchAmountOfResults: 9 } as const,
    ],
    clicks: [
      { event: { type: 'EVENT', eventName: 'menu' } as const, position: 'topBar/1/top-bar/4' },
      { event: click('card', 'Saver'), position: 'flexZone/2/cards/1/news-card/1' },
      { event: click('link', 'More'), position: 'flexZone/2/cards/1/news-card/2' },
    ],
  };

  const reported = [problem('slow', '')];
  const { events } = createPreviewReport({ ...NOTHING, reported, declared });

  expect(events).toEqual([
    'fault slow',
    'PAGE individuals',
    'SEARCH card 9',
    'topBar/1/top-bar',
    '  4 EVENT menu',
    'flexZone/2/cards/1/news-card',
    '  1 card "Saver"',
    '  2 link "More"',
  ]);
});

test('a report names requests by method, path and query, as a person reads them', () => {
  const { requests } = createPreviewReport({
    ...NOTHING,
    requests: [
      {
        method: 'GET',
        url: 'https://www.meridia.test/cms-data?locale=fr-BE&segment=a%20b',
        headers: {},
      },
      { method: 'POST', url: 'https://www.meridia.test/fr/%C3%A9pargne', headers: {} },
    ],
  });

  expect(requests).toEqual(['GET /cms-data?locale=fr-BE&segment=a b', 'POST /fr/épargne']);
});

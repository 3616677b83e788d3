import { expect, test } from 'vitest';
import { listDigestEvents } from './list-digest-events.ts';

test('the events of a digest are listed with their types, and those of elements with their positions', () => {
  const digest = `outline
  main
events
  fault slow
  PAGE individuals
  topBar/1/top-bar
    1 link "Skip"
    2 EVENT menu
  flexZone/2/cards/1/news-card
    1 card "Saver"
`;

  expect(listDigestEvents(digest)).toEqual([
    'fault slow',
    'PAGE individuals',
    'ELEMENTS_ACTIONS link "Skip" topBar/1/top-bar/1',
    'EVENT menu topBar/1/top-bar/2',
    'ELEMENTS_ACTIONS card "Saver" flexZone/2/cards/1/news-card/1',
  ]);
  expect(listDigestEvents('outline\n  main\n')).toEqual([]);
});

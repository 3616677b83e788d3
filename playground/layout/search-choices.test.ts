import { expect, test } from 'vitest';
import { searchChoices } from './search-choices.ts';

const choice = (label: string, detail = '', words = '') => ({ id: label, label, detail, words });
const CHOICES = [
  choice('Old bicycle', '720 × 480', 'Ein Fahrrad am Kanal'),
  choice('Bicycle', '640 × 480', 'Un vélo près d’un pont'),
  choice('Skyline', '720 × 480', 'Eine Stadt am Fluss'),
];
const idsOf = (query: string) => searchChoices(CHOICES, query).map(({ id }) => id);

test.each([
  ['', ['Old bicycle', 'Bicycle', 'Skyline']],
  ['  ', ['Old bicycle', 'Bicycle', 'Skyline']],
  ['bicycle', ['Bicycle', 'Old bicycle']],
  ['VELO', ['Bicycle']],
  ['720 am', ['Old bicycle', 'Skyline']],
  ['am 720 fluß', []],
  ['nothing', []],
])('"%s" finds %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

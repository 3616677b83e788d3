import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { frames, item, openGallery, scenario, titles } from './open-gallery.testing.tsx';

const ADDRESS = '/preview/pictures/drawn.webp';
const drawn = (isCurrent: boolean, problems: readonly string[] = []) => ({
  address: ADDRESS,
  isCurrent,
  problems,
});
const CARD = scenario('card/full', 'Card', { picture: drawn(true) });
const OLDER = { ...CARD, version: 'v2', picture: drawn(false) };
const images = () =>
  [...document.querySelectorAll('.thumbnail img')].map((image) => image.getAttribute('src'));
const mark = () => screen.queryByText(/being drawn anew/i);

/** A message that the preview in the only frame posts. */
const report = () =>
  act(async () => {
    const source = frames()[0]?.contentWindow ?? null;
    const data = { type: 'vitrine:outcome', problems: [] };
    window.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  });

test('what is drawn is shown at once, and nothing runs', async () => {
  const { bringNear } = openGallery([CARD]);

  await bringNear();

  expect([images(), frames(), mark()]).toEqual([[ADDRESS], [], null]);
});

test('a scenario whose picture does not come runs', async () => {
  const { bringNear } = openGallery([CARD]);

  const [image] = document.querySelectorAll('.thumbnail img');
  if (image) fireEvent.error(image);
  await bringNear();

  expect([images(), frames().length]).toEqual([[], 1]);
});

test('at another width a scenario runs, as no picture is drawn of that', async () => {
  const { bringNear } = openGallery([CARD]);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Width' }), '840');
  await bringNear();

  expect([images(), frames().length]).toEqual([[], 1]);
});

test('what was saved since runs over its older picture, is marked until it is there, and drawn then', async () => {
  const { bringNear, save } = openGallery([CARD]);

  await save([OLDER]);
  await bringNear();
  const atFirst = [images(), frames().length, mark()?.textContent];
  const sandbox = frames()[0]?.getAttribute('sandbox');
  await report();
  const whenThere = mark();
  await save([{ ...OLDER, title: 'Renamed', picture: drawn(true) }]);

  expect(atFirst).toEqual([[ADDRESS], 1, expect.stringMatching(/saved/i)]);
  expect(sandbox).toBe('allow-scripts allow-same-origin');
  expect(whenThere).toBeNull();
  expect([titles(), images(), frames()]).toEqual([['Renamed'], [ADDRESS], []]);
});

test('what is saved again runs again', async () => {
  const { bringNear, save } = openGallery([OLDER]);
  await bringNear();
  const [before] = frames();
  await report();

  await save([{ ...OLDER, version: 'v3' }]);
  await bringNear();

  expect(frames()[0]).not.toBe(before);
  expect(mark()).not.toBeNull();
});

test('the problems of a picture are held against those that are expected', () => {
  openGallery([{ ...CARD, picture: drawn(true, ['slow']) }]);

  expect(item('Card').getByText(/slow/)).toBeVisible();
});

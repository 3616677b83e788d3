import { expect, test } from 'vitest';
import { check } from './generated/experience.check.ts';

/** Lists what is wrong with the names that a bank gives to events. */
function listProblems(eventNames: object): readonly string[] {
  return check({ measurement: { eventNames } })
    .filter(({ pointer }) => pointer.startsWith('/measurement'))
    .map(({ code, pointer, fix }) => `${code} ${pointer}: ${fix.split('.')[0]}`);
}

test('names are given to the events that the site has, and to no others', () => {
  const names = [
    'language',
    'segment',
    'menu',
    'log-in',
    'cookie-save-succeeded',
    'cookie-cancelled',
  ];
  const videos = ['video-started', 'video-paused', 'video-ended', 'video-closed'];
  expect(
    listProblems(Object.fromEntries([...names, ...videos].map((name) => [name, `own-${name}`]))),
  ).toEqual([]);
  expect(listProblems({ menus: 'nav_open', 'log-in': '' })).toEqual([
    'unknown-property /measurement/eventNames/menus: Write "menu" instead',
    expect.stringMatching('too-short /measurement/eventNames/log-in'),
  ]);
});

import { expect, test } from 'vitest';
import { foldLandmarks, unfoldLandmarks } from './fold-landmarks.ts';

const DIGEST = `components
  top-bar topBar/top-bar
outline
  banner
    link "Meridia"
  main
    heading "Rates" [level=1]
  contentinfo
    list
      listitem > link "Contact"
requests
  GET /cms-data
`;

test('what stands round every page is stored once, under a name that changes with it', () => {
  const folded = foldLandmarks(DIGEST);
  const other = foldLandmarks(DIGEST.replace('Contact', 'Help'));

  expect(folded.text.split('\n').slice(2, 7)).toEqual([
    'outline',
    expect.stringMatching(/^ {2}see _landmarks\/banner-[0-9a-f]{8}$/),
    '  main',
    '    heading "Rates" [level=1]',
    expect.stringMatching(/^ {2}see _landmarks\/contentinfo-[0-9a-f]{8}$/),
  ]);
  expect([...folded.landmarks.values()]).toEqual([
    '  banner\n    link "Meridia"\n',
    '  contentinfo\n    list\n      listitem > link "Contact"\n',
  ]);
  expect([...other.landmarks.keys()][0]).toBe([...folded.landmarks.keys()][0]);
  expect([...other.landmarks.keys()][1]).not.toBe([...folded.landmarks.keys()][1]);
});

test('what is measured in the frame of every page is stored once as well', () => {
  const { text, landmarks } = foldLandmarks(`events
  PAGE individuals
  topBar/1/top-bar
    1 link "Skip"
  flexZone/1/paragraph
    1 link "On"
  footer/1/footer
    1 link "Contact"
`);

  expect(text.split('\n').slice(1, 6)).toEqual([
    '  PAGE individuals',
    expect.stringMatching(/^ {2}see _landmarks\/events-topBar-[0-9a-f]{8}$/),
    '  flexZone/1/paragraph',
    '    1 link "On"',
    expect.stringMatching(/^ {2}see _landmarks\/events-footer-[0-9a-f]{8}$/),
  ]);
  expect([...landmarks.values()]).toContain('  topBar/1/top-bar\n    1 link "Skip"\n');
});

test('what was folded reads as before', () => {
  const { text, landmarks } = foldLandmarks(DIGEST);

  expect(unfoldLandmarks(text, landmarks)).toBe(DIGEST);
});

test.each(['outline\n  banner > link "Meridia"\n', 'outline\n  main\n    link "On"\n', '\n'])(
  'a digest without such landmarks stays as it is: %j',
  (digest) => {
    expect(foldLandmarks(digest)).toEqual({ text: digest, landmarks: new Map() });
  },
);

test('a landmark that is missing is named', () => {
  expect(unfoldLandmarks('outline\n  see _landmarks/banner-00000000\n', new Map())).toBe(
    'outline\n  _landmarks/banner-00000000 is missing\n',
  );
});

import { array, assert, constantFrom, property } from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { findConfiguration } from './fetch-environment.ts';

/** The same by the parser that reads rich text. */
function byParser(html: string): string | undefined {
  let text: string | undefined;
  let isInside = false;
  const parser = new Parser({
    onopentag(name, { id, type }) {
      isInside =
        text === undefined &&
        name === 'script' &&
        id === 'experience-config' &&
        type === 'application/json';
      if (isInside) text = '';
    },
    ontext(part) {
      if (isInside) text = `${text}${part}`;
    },
    onclosetag() {
      isInside = false;
    },
  });
  parser.end(html);
  return text;
}

const BLOCK = '<script type="application/json" id="experience-config">';
const JSON_TEXT = '{"details":{"cdnHost":"https://x/?a=b>c"}}';
const PIECES = [
  `${BLOCK}${JSON_TEXT}</script>`,
  `${BLOCK}<b>&amp;</SCRIPT >`,
  `${BLOCK}</scripty></script/>`,
  `<script id='experience-config' type = application/json>1</script>`,
  '<SCRIPT TYPE="application/json" ID="experience-config" data-x>2</SCRIPT>',
  '<script id="experience-config">3</script>',
  '<script type="application/json" id="plan" id="experience-config">4</script>',
  '<script type="text/plain" id="experience-config">5</script>',
  '<div type="application/json" id="experience-config">6</div>',
  `<!-- ${BLOCK} -->`,
  `<title>${BLOCK}</title>`,
  `<style>${BLOCK}</style>`,
  `<textarea>${BLOCK}</textarea>`,
  `<script>"${BLOCK}"</script>`,
  `<p title='${BLOCK}' data-a="'">`,
  '<p data-a="<!--">',
  '<!doctype html>',
  '<br/>',
  '</p>',
  'a > b & c " \' ',
  '\n',
];

test('finds what the parser of rich text finds, in whatever markup stands around it', () => {
  assert(
    property(array(constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
      const html = pieces.join('');

      expect(findConfiguration(html)).toBe(byParser(html));
    }),
    { numRuns: countRuns(300, 10_000) },
  );
});

test('takes the text as it stands, to its end', () => {
  expect(findConfiguration(`${BLOCK}{"a":"&amp;<b>\\u003c"}</script>${BLOCK}2</script>`)).toBe(
    '{"a":"&amp;<b>\\u003c"}',
  );
});

test.each(['<', '<a "', '<!--', '</script', '<script>', '<a a=', "<a '"])(
  'takes a time that grows with the length of many a %s, and no faster',
  (piece) => {
    expect(findConfiguration(piece.repeat(20_000))).toBeUndefined();
  },
);

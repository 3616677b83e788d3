import { expect, test } from 'vitest';
import { readJsonBlock } from './read-json-block.ts';

function documentWith(body: string): Document {
  return new DOMParser().parseFromString(body, 'text/html');
}

test('reads the block of that name', () => {
  const document = documentWith(
    '<script type="application/json" id="plan">{"a":1}</script>' +
      '<script type="application/json" id="cms-data">{"b":"\\u003c/script>"}</script>',
  );

  expect(readJsonBlock(document, 'cms-data')).toEqual({ b: '</script>' });
});

test('the first of two blocks of one name counts', () => {
  const document = documentWith(
    '<script type="application/json" id="plan">1</script>' +
      '<script type="application/json" id="plan">2</script>',
  );

  expect(readJsonBlock(document, 'plan')).toBe(1);
});

test.each([
  ['no block', ''],
  ['an empty block', '<script type="application/json" id="plan"></script>'],
  ['a block that was cut', '<script type="application/json" id="plan">{"a":</script>'],
  ['a script', '<script type="text/plain" id="plan">1</script>'],
  ['another element of that name', '<div id="plan">1</div>'],
])('%s gives nothing', (_, body) => {
  expect(readJsonBlock(documentWith(body), 'plan')).toBeUndefined();
});

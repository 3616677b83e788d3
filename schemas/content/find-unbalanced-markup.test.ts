import { describe, expect, test } from 'vitest';
import { findUnbalancedMarkup } from './find-unbalanced-markup.ts';

const found = (markup: string) => findUnbalancedMarkup(markup).map(({ what }) => what);

describe('tags that do not match', () => {
  test('are reported the innermost first, each once', () => {
    expect(found('<p><b>x <b>y')).toEqual(['<b> is never closed.', '<p> is never closed.']);
    expect(found('x</b></i></b>')).toEqual(['</b> closes nothing.', '</i> closes nothing.']);
  });

  test('inside an element that ends are those left open in it, and not the element', () => {
    expect(found('<p><b><i>x</p>')).toEqual(['<b> is never closed.', '<i> is never closed.']);
  });

  test('are the same in upper case, and with a slash at their end', () => {
    expect(found('<P>x</p><B>y</B>')).toEqual([]);
    expect(found('<p/>x')).toEqual(['<p> is never closed.']);
  });

  test.each('area base br col embed hr img input link meta param source track wbr'.split(' '))(
    'are none where an element has no end: %s',
    (tag) => {
      expect(found(`a<${tag}>b<${tag}/>c</${tag}>`)).toEqual([]);
    },
  );
});

describe('what goes with an element and its content', () => {
  test.each([
    '<svg><g></svg>',
    '<svg></p></svg>',
    '<svg><p><b></p></svg>',
    '<p><math><b></math></p>',
    '<script>if (a < b) "</p>"</script>',
  ])('is not reported in %s', (markup) => {
    expect(found(markup)).toEqual([]);
  });

  test('is not reported where that element is left open, but the element is', () => {
    expect(found('<p><svg><g><b>')).toEqual(['<svg> is never closed.', '<p> is never closed.']);
  });

  test('is over with its end', () => {
    expect(found('<svg></svg><b>x</i>')).toEqual(['</i> closes nothing.', '<b> is never closed.']);
  });
});

describe('a tag without an end', () => {
  test.each([
    'x ',
    'x &amp;',
    '<!-- <b> -->',
    '<!doctype html>',
    '<?xml version="1.0"?>',
    '<![CDATA[<b>]]>',
    '<p>x</p>',
    '<br/>',
  ])('is reported behind %j, from where it begins', (before) => {
    expect(found(`${before}<em class="a" `)).toEqual(['<em class="a" has no end.']);
  });

  test('may be a closing one', () => {
    expect(found('x</p')).toEqual(['</p has no end.']);
  });

  test.each(['a < b', '1 <2', 'x <', 'x <!-- <b', 'x &lt;b', 'x <!doctype'])(
    'is none in %s',
    (markup) => {
      expect(found(markup)).toEqual([]);
    },
  );

  test('is shown with 40 characters at most', () => {
    const tag = `<a href="${'x'.repeat(31)}`;

    expect(found(tag)).toEqual([`${tag} has no end.`]);
    expect(found(`${tag}y`)).toEqual([`${tag}… has no end.`]);
  });
});

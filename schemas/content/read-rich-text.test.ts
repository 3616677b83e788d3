import { describe, expect, test } from 'vitest';
import type { RichText, RichTextNode } from '../prepared.ts';
import { readRichText } from './read-rich-text.ts';

const ALLOWED =
  'a b strong i em u s br p span div ul ol li h2 h3 h4 h5 h6 sub sup blockquote table thead tbody tr th td';

/** All elements of a tree with their attributes, in the order they are opened. */
function elementsOf(tree: RichText): [string, Readonly<Record<string, string>>][] {
  return tree.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [[node.tag, node.attributes ?? {}], ...elementsOf(node.children ?? [])],
  );
}

function tagsOf(markup: string): string[] {
  return elementsOf(readRichText(markup)).map(([tag]) => tag);
}

function textOf(tree: RichText): string {
  return tree
    .map((node) => (typeof node === 'string' ? node : textOf(node.children ?? [])))
    .join('');
}

/** The attributes that a link gets out of those it is written with. */
function linkWith(attributes: string): Readonly<Record<string, string>> {
  const link = elementsOf(readRichText(`<a ${attributes}>text</a>`)).find(([tag]) => tag === 'a');
  return link?.[1] ?? { tag: 'none' };
}

function depthOf(node: RichTextNode | undefined): number {
  if (node === undefined || typeof node === 'string') return 0;
  return 1 + depthOf(node.children?.[0]);
}

describe('tags', () => {
  test('RX-001 the tags of the list are kept where they are allowed', () => {
    const inlines = 'a b strong i em u s span sub sup'.split(' ');
    const blocks = 'p div h2 h3 h4 h5 h6 blockquote'.split(' ');
    const markup = [
      ...[...inlines, ...blocks].map((tag) => `<${tag}>x</${tag}>`),
      '<br>',
      '<ul><li>x</li></ul><ol><li>x</li></ol>',
      '<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>',
    ].join('');

    expect(new Set(tagsOf(markup))).toEqual(new Set(ALLOWED.split(' ')));
  });

  test.each(
    'h1 section article img hr font center form input button label video audio picture source link meta base body html nav custom-tag x:y o:p marquee details dialog'.split(
      ' ',
    ),
  )('RX-001 %s is no tag of the list: it goes, and its text stays', (tag) => {
    const tree = readRichText(`before <${tag} onclick="x()">inside</${tag}> after`);

    expect(elementsOf(tree)).toEqual([]);
    expect(textOf(tree)).toBe('before inside after');
  });

  test.each(['script', 'style', 'iframe', 'noscript', 'template', 'object', 'svg', 'math'])(
    'RX-001 %s goes with its content',
    (tag) => {
      const tree = readRichText(`before <${tag}>alert(1)<b>2</b></${tag}>after`);

      expect(tree).toEqual(['before after']);
    },
  );

  test('what goes closes nothing around it', () => {
    const kept = [{ tag: 'p', children: ['a', { tag: 'b', children: ['bcd'] }, 'e'] }];

    expect(readRichText('<p>a<b>b<h1>c</h1>d</b>e</p>')).toEqual(kept);
    expect(readRichText('<p>a<b>b<li>c</li>d</b>e</p>')).toEqual(kept);
    expect(readRichText('<p>a<b>bc<svg><g>x</g></svg>d</b>e</p>')).toEqual(kept);
  });

  test('upper case makes no difference', () => {
    expect(readRichText('<STRONG>x</StRoNg><SCRIPT>y</SCRIPT>')).toEqual([
      { tag: 'strong', children: ['x'] },
    ]);
  });

  test('comments, declarations and instructions leave nothing', () => {
    const markup = 'a<!-- <b>x</b> -->b<!DOCTYPE html>c<?php echo 1 ?>d<![CDATA[<b>]]>e';

    expect(readRichText(markup)).toEqual(['abcde']);
  });

  test('what was never closed is closed at the end', () => {
    expect(readRichText('<p>a<strong>b')).toEqual([
      { tag: 'p', children: ['a', { tag: 'strong', children: ['b'] }] },
    ]);
  });

  test('coded signs are the signs, and never a tag', () => {
    expect(readRichText('1 &lt; 2 &amp; &euro;3 &lt;script&gt;x&lt;/script&gt;')).toEqual([
      '1 < 2 & €3 <script>x</script>',
    ]);
  });

  test('an empty text is an empty tree', () => {
    expect(readRichText('')).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    'https://www.meridia.test/',
    'http://example.com/',
    '/en/saving',
    'saving',
    '?page=2',
    '#costs',
  ])('RX-002 the link to %s is kept', (href) => {
    expect(linkWith(`href="${href}"`)).toEqual({ href });
  });

  test.each([
    'javascript:alert(1)',
    'jAvAsCrIpT:alert(1)',
    'java&#115;cript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#x3a;alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    '&#1;javascript:alert(1)',
    '&#x0000001javascript:alert(1)',
    ' &nbsp;javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://www.meridia.test/1',
    'ftp://example.com/',
    'file:///etc/passwd',
    '',
  ])('RX-002 RX-004 of the link to %j only the text is left', (href) => {
    expect(readRichText(`<a href="${href}">text</a>`)).toEqual([{ tag: 'a', children: ['text'] }]);
  });

  test.each(['tel:+3225550100', 'mailto:help@meridia.test', 'MAILTO:help@meridia.test'])(
    'RX-003 the link to %s is kept',
    (href) => {
      expect(linkWith(`href="${href}"`)).toEqual({ href });
    },
  );

  test('RX-003 mail and telephone are kept in a new tab as well', () => {
    expect(linkWith('href="mailto:a@b.test" target="_blank"')).toMatchObject({
      href: 'mailto:a@b.test',
    });
  });

  test.each(['', 'rel="opener"', 'rel="noreferrer opener author"'])(
    'a link in a new tab never hands over its opener, with %j as well',
    (rel) => {
      expect(linkWith(`href="/a" target="_blank" ${rel}`)).toEqual({
        href: '/a',
        target: '_blank',
        rel: 'noopener noreferrer',
      });
    },
  );

  test('a link that loses its address has no target either', () => {
    expect(linkWith('href="javascript:x" target="_blank" rel="author" title="More"')).toEqual({
      title: 'More',
    });
  });

  test('a target that names a frame goes', () => {
    expect(linkWith('href="/a" target="_top"')).toEqual({ href: '/a' });
  });

  test('of two addresses the first counts, as in a browser', () => {
    expect(linkWith('href="/a" href="javascript:alert(1)"')).toEqual({ href: '/a' });
  });
});

describe('attributes', () => {
  test.each([
    'onclick="x()"',
    'style="position:fixed"',
    'class="promo"',
    'id="plan"',
    'name="form"',
    'srcdoc="<script>"',
    'data-a="1"',
    'href="/a"',
    'colspan="2"',
    '__proto__="x"',
    'constructor="x"',
    'title=""',
  ])('a paragraph does not keep %s', (attribute) => {
    expect(readRichText(`<p ${attribute}>x</p>`)).toEqual([{ tag: 'p', children: ['x'] }]);
  });

  test('a title is kept as text', () => {
    expect(readRichText('<span title="&quot;&gt;<script>">x</span>')).toEqual([
      { tag: 'span', attributes: { title: '"><script>' }, children: ['x'] },
    ]);
  });

  test('cells of a table keep how far they span', () => {
    const markup = '<table><tr><th colspan="2">a</th><td rowspan=3 class=x>b</td></tr></table>';

    expect(elementsOf(readRichText(markup)).slice(3)).toEqual([
      ['th', { colspan: '2' }],
      ['td', { rowspan: '3' }],
    ]);
  });

  test.each(['0', '-1', '1000', '2x', '1e3', ' 2', 'all'])('"%s" is no span', (span) => {
    const tree = readRichText(`<table><tr><td colspan="${span}">x</td></tr></table>`);

    expect(elementsOf(tree).at(-1)).toEqual(['td', {}]);
  });
});

describe('markup that was made to be read twice', () => {
  test.each([
    '<svg><p><style><img src=x onerror=alert(1)></style></p></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<title><a id="</title><img src=x onerror=alert(1)>">',
    '<textarea><p title="</textarea><script>alert(1)</script>">',
    '<xmp><p title="</xmp><svg/onload=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<a href="javascript:alert(1)"<b>x',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<<script>alert(1)//<</script>',
    '<img """><script>alert(1)</script>">',
    '<a/href="javascript:alert(1)"/>x',
    '<svg/onload=alert(1)//',
    '<b onmouseover=alert(1)//',
    '<embed src="javascript:alert(1)">',
    '<table background="javascript:alert(1)"><tr><td background="x">',
    '<math href="javascript:alert(1)">x</math>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><![CDATA[<img src=x onerror=alert(1)>]]></svg>',
  ])('%s leaves nothing that could run', (markup) => {
    const elements = elementsOf(readRichText(markup));

    expect(elements.filter(([tag]) => !ALLOWED.split(' ').includes(tag))).toEqual([]);
    expect(elements.filter(([, attributes]) => 'href' in attributes)).toEqual([]);
  });
});

describe('size', () => {
  test('below forty elements within each other only text is kept', () => {
    const tree = readRichText(`${'<span>'.repeat(100)}deep${'</span>'.repeat(100)}after`);

    expect(depthOf(tree[0])).toBe(40);
    expect(textOf(tree)).toBe('deepafter');
  });

  test.each([
    ['<b>', '</i>'],
    ['<b>', '<p></p>'],
    ['<svg>', '</g>'],
    ['<x>', '</y>'],
    ['<table>', '</td>'],
  ])(
    'the text is cut off where too many %s are open at once, so %s finds none of them',
    (open, other) => {
      const cut = `${open.repeat(60_000)}${other.repeat(20_000)}never read`;

      expect(textOf(readRichText(`before${cut}`))).toBe('before');
    },
  );

  test('elements beside each other may be any number', () => {
    expect(readRichText('<p>x</p>'.repeat(20_000))).toHaveLength(20_000);
  });

  test('reading the same text gives the same tree, in new objects', () => {
    const markup = '<p>a<b title="t">b</p><ul><li>c<li>d';

    const one = readRichText(markup);

    expect(readRichText(markup)).toEqual(one);
    expect(readRichText(markup)[0]).not.toBe(one[0]);
  });
});

test.each([
  [255, []],
  [256, ['what follows 256 open tags']],
])('with %i tags open at once an author reads %j', (count, read) => {
  const notes: string[] = [];
  readRichText('<b>'.repeat(count), { dropped: (what) => notes.push(what), linked: () => {} });

  expect(notes.filter((what) => !what.startsWith('<b>'))).toEqual(read);
});

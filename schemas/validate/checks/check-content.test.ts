import { describe, expect, test } from 'vitest';
import { type KnownContent, loadKnownChecks } from '../known-checks.ts';
import { pageWith } from '../command/try-command.testing.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();
const CARD = { componentType: 'service-card', title: 'Saver Plus' };
const AT = '/data/flexZone/flexComponents/0';

const content: KnownContent = {
  icons: ['vitrine:regular:calendar', 'vitrine:regular:phone'],
  macros: ['savings:rate', 'savings:fee', 'loans:rate'],
  images: ['house-keys'],
  pages: ['/en/individuals', '/en/individuals/saving', '/en/business'],
  routes: ['/', '/:language/search'],
};

function problemsOf(document: object, against?: KnownContent) {
  return checkDocument(document, known, against && { content: against });
}

function namesOf(document: object, against?: KnownContent): string[] {
  return problemsOf(document, against).map(({ code, pointer }) => `${code} ${pointer}`);
}

const paragraph = (value: string) => ({ componentType: 'paragraph', richBody: { value } });
const withMarkup = (value: string) => pageWith(paragraph(value));
const BODY = `${AT}/richBody/value`;

const link = (url: string) => pageWith({ ...CARD, link: { text: 'Open', url } });

const pageTitled = (title: string, hasMacro?: boolean) => ({
  data: {
    ...(hasMacro !== undefined && { hasMacro }),
    flexZone: { flexComponents: [{ ...CARD, title }] },
  },
});

const image = (original: string, transformBaseUrl: string) =>
  pageWith({ ...CARD, image: { original, transformBaseUrl } });

describe('an address', () => {
  test.each([
    ['javascript:alert(1)', 'The scheme "javascript:" is not allowed.'],
    ['java\nscript:alert(1)', 'The scheme "javascript:" is not allowed.'],
    ['sms:+3225550100', 'The scheme "sms:" is not allowed.'],
    ['https://a b/', 'It cannot be read.'],
  ])('such as %j that the page refuses is a warning with the reason', (url, reason) => {
    const [problem, ...others] = problemsOf(link(url));

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'refused-address',
      severity: 'warning',
      pointer: `${AT}/link/url`,
      message: expect.stringContaining(reason),
      fix: expect.stringContaining('http, https, tel or mailto'),
    });
  });

  test.each(['/en', 'tel:+3225550100', 'https://example.com', '#a', '', '%{links:home}%/x'])(
    'such as %j is right',
    (url) => {
      expect(namesOf(link(url)).filter((name) => name.startsWith('refused'))).toEqual([]);
    },
  );

  test('within markup is reported at the markup, each once', () => {
    const names = namesOf(withMarkup('<a href="ftp://x/">a</a><a href="ftp://x/">b</a>'));

    expect(names).toEqual([`refused-address ${BODY}`]);
  });

  test('of a shell part is reported as well', () => {
    const $schema = 'https://experience.local/shell/footer.schema.json';
    const textLink = { text: 'Lost a card?', url: 'data:text/html,x' };

    expect(namesOf({ $schema, footer: { cardStop: { textLink } } })).toEqual([
      'refused-address /footer/cardStop/textLink/url',
    ]);
  });
});

test('nobody knows how an address begins that holds a macro, so it is not looked at', () => {
  const markup = '<p><a href="%{savings:rate}%">Rate</a></p>';

  expect(problemsOf(withMarkup(markup)).map(({ code }) => code)).toEqual(['missing-macro-flag']);
});

describe('markup', () => {
  test.each([
    ['<h1>x</h1>', '<h1>'],
    ['<p class="a" style="b">x</p>', 'class of <p>, style of <p>'],
    ['<p>a<script>b<i onclick="x">c</i></script></p>', '<script> with its content'],
    ['<ul><p>a</p></ul><li>b</li>', '<li> where it cannot stand'],
    ['<td>x</td>', '<td> where it cannot stand'],
    ['<p><a>x</a> <a href=" ">y</a></p>', '<a> without an address'],
  ])('that the page drops from %s is one warning that names it', (markup, dropped) => {
    const [problem, ...others] = problemsOf(withMarkup(markup));

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'dropped-markup',
      severity: 'warning',
      pointer: BODY,
      message: `Dropped markup: ${dropped}.`,
    });
  });

  test.each([
    ['<p>a<strong>b</p>', '<strong> is never closed.', 'Write </strong> where it is to end.'],
    ['<p>a', '<p> is never closed.', 'Write </p> where it is to end.'],
    ['<p>a<p>b</p>', '<p> is never closed.', 'Write </p> where it is to end.'],
    ['a</b>', '</b> closes nothing.', 'Remove it, or write <b> where it is to begin.'],
    [
      'a <a href="/en',
      '<a href="/en has no end.',
      'Close it with >. What stands there is not shown.',
    ],
    ['a <em', '<em has no end.', 'Close it with >. What stands there is not shown.'],
  ])('left open in %s is one warning with its remedy', (markup, what, fix) => {
    const [problem, ...others] = problemsOf(withMarkup(markup));

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'unbalanced-markup',
      severity: 'warning',
      pointer: BODY,
      message: `Unbalanced markup: ${what}`,
      fix,
    });
  });

  test.each([
    '<p>1 < 2 and 3 > 2</p>',
    '<p>a<br>b<br/>c</p>',
    '<ul><li>a</li></ul><!-- a note -->',
    '<a href="/en" target="_blank" rel="nofollow" title="t">x</a>',
    '<table><tr><td colspan="2" rowspan="3">x</td></tr></table>',
    '<P>upper case</p>',
    'a &lt;b&gt; & c <3',
  ])('such as %s is right', (markup) => {
    expect(namesOf(withMarkup(markup))).toEqual([]);
  });
});

describe('a placeholder', () => {
  test.each(['%{savings:rate', 'from %{savings:rate} a year', '%{savings}%'])(
    'by half, such as %s, is one problem',
    (title) => {
      const [problem, ...others] = problemsOf(pageTitled(title, true));

      expect(others).toEqual([]);
      expect(problem).toMatchObject({
        code: 'broken-placeholder',
        severity: 'error',
        pointer: `${AT}/title`,
        fix: expect.stringContaining('%{group:key}%'),
      });
    },
  );

  test.each(['%{:rate}%', '%{savings:}%', '%{ : }%'])(
    'MA-002 without group or key, such as %s, is one problem',
    (title) => {
      expect(problemsOf(pageTitled(title, true))).toMatchObject([
        { code: 'broken-placeholder', message: `Broken placeholder: ${title}.` },
      ]);
    },
  );

  test.each([[undefined], [false]])(
    'on a page whose hasMacro is %s is one problem of the page',
    (flag) => {
      const [problem, ...others] = problemsOf(
        pageTitled('%{savings:rate}% or %{savings:fee}%', flag),
      );

      expect(others).toEqual([]);
      expect(problem).toMatchObject({
        code: 'missing-macro-flag',
        severity: 'error',
        pointer: '/data/hasMacro',
        message: expect.stringContaining('savings:rate'),
      });
    },
  );

  test('is one in every text, such as what stands for a picture or heads a window', () => {
    const altTextEN = 'A jar, %{savings:rate';
    const jar = { original: '/images/house-keys.svg', altTextEN };
    const meta = { title: 'From %{savings:rate}%' };

    expect(namesOf(pageWith({ ...CARD, image: jar }))).toEqual([
      `broken-placeholder ${AT}/image/altTextEN`,
    ]);
    expect(namesOf({ data: { meta, flexZone: { flexComponents: [] } } })).toEqual([
      'missing-macro-flag /data/hasMacro',
    ]);
  });

  test('of a component alone needs no flag', () => {
    expect(namesOf({ ...CARD, title: '%{savings:rate}%' })).toEqual([]);
  });

  test('without a value in the fixtures is one problem with the nearest name', () => {
    const [problem, ...others] = problemsOf(
      pageTitled('%{savings:rte}% %{ savings : fee }%', true),
      content,
    );

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'unknown-macro',
      severity: 'error',
      pointer: `${AT}/title`,
      message: 'Unknown macro: savings:rte. It has no value.',
      fix: expect.stringContaining('Write %{savings:rate}%.'),
    });
  });
});

describe('against known content', () => {
  test('an unknown icon is a warning with the nearest one', () => {
    const items = [{ icon: 'vitrine:regular:calender', textLink: { text: 'x', url: '/' } }];
    const lone = {
      componentType: 'home-header',
      coreHeader: { title: 'x' },
      quickLinks: { items },
    };

    expect(problemsOf(lone, content)).toMatchObject([
      {
        code: 'unknown-icon',
        severity: 'warning',
        pointer: '/quickLinks/items/0/icon',
        suggestion: 'vitrine:regular:calendar',
      },
    ]);
  });

  test('an image that is not there is a problem, in whichever format it is asked for', () => {
    expect(namesOf(image('/images/house-key.svg', '/images/house-keys.webp'), content)).toEqual([
      `missing-image ${AT}/image/original`,
    ]);
    expect(
      namesOf(image('https://cdn.example/a.svg', '/images/house-keys.png?io=x'), content),
    ).toEqual([]);
  });

  test.each([
    ['/en/individuals/saving', true],
    ['/en/individuals/saving/?from=home#costs', true],
    ['/fr/search', true],
    ['/', true],
    ['https://elsewhere.example/x', true],
    ['//elsewhere.example/x', true],
    ['#top', true],
    [' /en/individuals ', true],
    ['/\\\\elsewhere.example', true],
    ['/images/nothing.svg', true],
    ['/images/nothing', false],
    ['tel:+3225550100', true],
    ['/en/individuals/savings', false],
    ['/en/nowhere', false],
  ])('the link %s is answered: %s', (url, isAnswered) => {
    const inLink = namesOf(pageWith({ ...CARD, link: { text: 'x', url } }), content);
    const inMarkup = namesOf(withMarkup(`<a href="${url}">x</a>`), content);

    expect(inLink).toEqual(isAnswered ? [] : [`unanswered-link ${AT}/link/url`]);
    expect(inMarkup).toEqual(isAnswered ? [] : [`unanswered-link ${BODY}`]);
  });

  test('an unanswered link is a warning with the nearest page', () => {
    const page = pageWith({ ...CARD, link: { text: 'x', url: '/en/individuals/savings' } });

    expect(problemsOf(page, content)).toMatchObject([
      { severity: 'warning', suggestion: '/en/individuals/saving' },
    ]);
  });

  test('what is not known is not checked', () => {
    const page = pageWith({
      ...CARD,
      link: { text: 'x', url: '/en/nowhere' },
      image: { original: '/images/nothing.svg' },
    });

    expect(namesOf(page, {})).toEqual([]);
    expect(namesOf(page)).toEqual([]);
  });
});

test('content of a component in another one is checked as well', () => {
  const cards = [CARD, { ...CARD, link: { text: 'x', url: 'vbscript:x' } }];

  expect(namesOf(pageWith({ componentType: 'cards', cards }))).toEqual([
    `refused-address ${AT}/cards/1/link/url`,
  ]);
});

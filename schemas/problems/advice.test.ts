import { describe, expect, test } from 'vitest';
import { check as checkList } from '../generated/blocks/link-list.check.ts';
import { check as checkParagraph } from '../generated/blocks/paragraph.check.ts';
import { check as checkArticle } from '../generated/cards/article-card.check.ts';
import { check as checkCard } from '../generated/cards/service-card.check.ts';
import { check as checkHeader } from '../generated/headers/home-header.check.ts';
import { check as checkExperience } from '../generated/experience.check.ts';
import { wrongType } from './wrong-type.ts';
import { check as checkPage } from '../generated/page-response.check.ts';

const CARD = { componentType: 'service-card', title: 'Saver Plus' };

describe('a value of a wrong type', () => {
  test('that is a number in quotes loses the quotes', () => {
    const [problem, ...others] = checkCard({ ...CARD, image: { original: '/a', width: '640' } });

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'wrong-type',
      pointer: '/image/width',
      fix: 'Write 640 without quotes.',
      replacement: '640',
    });
  });

  test.each(['1.5', '', ' ', '0x10', '1e', '01', 'many'])(
    'that is the text %j instead of a whole number has no quick fix',
    (width) => {
      const [problem] = checkCard({ ...CARD, image: { original: '/a', width } });

      expect(problem).toMatchObject({
        code: 'wrong-type',
        fix: 'Write a whole number here, without quotes.',
      });
      expect(problem).not.toHaveProperty('replacement');
    },
  );

  test('that is true in quotes loses the quotes', () => {
    const [problem] = checkPage({ data: { hasMacro: 'true' } });

    expect(problem).toMatchObject({ fix: 'Write true without quotes.', replacement: 'true' });
  });

  test('that is a number instead of a text gets quotes', () => {
    const [problem] = checkCard({ ...CARD, title: 7 });

    expect(problem).toMatchObject({ fix: 'Write it in double quotes: "7".', replacement: '"7"' });
  });

  test('that is in a closed list but for its quotes loses them', () => {
    const [problem] = checkCard({ ...CARD, image: { original: '/a', pixelDensity: '2' } });

    expect(problem).toMatchObject({
      code: 'wrong-value',
      fix: 'Write 2 without quotes. Allowed: 1, 2.',
      replacement: '2',
    });
  });

  test('that is a text where an object is expected gets an example', () => {
    const [link] = checkCard({ ...CARD, link: '/en/saving' });
    const [body] = checkParagraph({ componentType: 'paragraph', richBody: 'Hello' });
    const [header] = checkHeader({ componentType: 'home-header', coreHeader: 'Hello' });

    expect(link?.fix).toBe(
      'Write an object here, such as { "text": "Compare savings accounts", "url": "/en/individuals/saving" }.',
    );
    expect(body?.fix).toBe(
      'Write an object here, such as { "value": "<p>Open an account in <strong>five minutes</strong>.</p>" }.',
    );
    expect(header?.fix).toMatch(/^Write an object here, such as \{ "title": ".+" \}\.$/);
  });

  test('that is a text where an object with free names is expected gets an object as its example', () => {
    const [problem] = checkExperience({ layouts: 'default' }).filter(
      ({ pointer }) => pointer === '/layouts',
    );

    expect(problem?.fix).toBe('Write an object here, such as { … }.');
  });

  test.each([
    [186, 'x'.repeat(186)],
    [187, undefined],
  ])('gets no example that is longer than people read: one of %i characters', (length, shown) => {
    const schema = { properties: { text: { examples: ['x'.repeat(length)] } } };

    const { fix } = wrongType('object', '/link', {
      value: 'x',
      schema: { type: 'object', ...schema },
    });

    const example = shown === undefined ? '{ … }' : `{ "text": "${shown}" }`;
    expect(fix).toBe(`Write an object here, such as ${example}.`);
  });

  test('that is an object where a text is expected gets an example', () => {
    const [problem] = checkCard({ ...CARD, title: { value: 'Saver' } });

    expect(problem?.fix).toBe(
      'Write text here, in double quotes, such as "Saver Plus, for money you leave alone".',
    );
  });

  test('that is one value where a list is expected is put in brackets', () => {
    const [problem] = checkCard({ ...CARD, checkMarkList: 'Fast' });

    expect(problem?.fix).toBe(
      'Write a list here: put its items in square brackets, such as ["Fast"].',
    );
  });

  test('that is null is left out, or taken out of its list', () => {
    const [intro] = checkCard({ ...CARD, intro: null });
    const [size] = checkCard({ ...CARD, cardSize: null });
    const [item] = checkList({ componentType: 'link-list', textLinks: [null] });

    expect(intro?.fix).toBe('Leave "intro" out where there is none, or write text here.');
    expect(size?.fix).toBe(
      'Leave "cardSize" out where there is none. Allowed: "small", "medium", "large".',
    );
    expect(item?.fix).toMatch(/^Take this item out of the list, or write an object here, such as /);
  });
});

describe('a property one level too high', () => {
  test('is one problem that names where it belongs', () => {
    const problems = checkHeader({ componentType: 'home-header', title: 'Welcome' });

    expect(problems).toEqual([
      expect.objectContaining({
        code: 'misplaced-property',
        pointer: '/title',
        message: 'Misplaced property: title. It belongs into "coreHeader".',
        fix: 'Move it into "coreHeader".',
      }),
    ]);
  });

  test('beside the one that is there already is to be removed', () => {
    const coreHeader = { title: 'Welcome' };

    const problems = checkHeader({ componentType: 'home-header', coreHeader, title: 'Hello' });

    expect(problems).toEqual([
      expect.objectContaining({
        code: 'misplaced-property',
        fix: 'Remove it: "coreHeader" has a "title" already.',
      }),
    ]);
  });

  test('is a zone beside data', () => {
    const problems = checkPage({ data: {}, flexZone: { flexComponents: [] } });

    expect(problems).toEqual([
      expect.objectContaining({
        code: 'misplaced-property',
        pointer: '/flexZone',
        fix: 'Move it into "data".',
      }),
    ]);
  });

  test('that could belong to several places is only unknown', () => {
    const [problem] = checkCard({ ...CARD, url: '/en' });

    expect(problem).toMatchObject({ code: 'misplaced-property', pointer: '/url' });
    expect(
      checkHeader({ componentType: 'home-header', coreHeader: { title: 'x' }, items: [] }),
    ).toEqual([
      expect.objectContaining({ code: expect.stringMatching(/^(unknown|misplaced)-property$/) }),
    ]);
  });
});

test('an advice does not name a property that is there already', () => {
  const [problem] = checkArticle({ componentType: 'article-card', title: 'x', titel: 'y' });

  expect(problem).toMatchObject({ code: 'unknown-property', pointer: '/titel' });
  expect(problem).not.toHaveProperty('suggestion');
  expect(problem?.expected).not.toMatch(/\btitle\b/);
});

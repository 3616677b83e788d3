import { expect, test } from 'vitest';
import { createAsk } from '../deep/answers.ts';

const HALF_AN_EMOJI = '\uD83D';
const AWKWARD = `\0${HALF_AN_EMOJI}\u2028"'&<>`;
/** Half a character has become another sign, since UTF-8 knows none. */
const AS_HTML = '\0\uFFFD\u2028&quot;&#x27;&amp;&lt;&gt;';

const text = (name: string) => `${name} ${AWKWARD}`;

test('QK-004 half an emoji, a line separator and NUL in every text of a page arrive as good UTF-8', async () => {
  const ask = await createAsk();
  const components = [
    { componentType: 'section-title', title: text('Title') },
    { componentType: 'paragraph', title: text('Title'), richBody: { value: text('Text') } },
    { componentType: 'link-list', textLinks: [{ text: text('Link'), url: '/en' }] },
    { componentType: 'service-card', title: text('Title'), body: text('Text') },
  ];
  const page = { data: { flexZone: { flexComponents: components } } };

  const { status, html } = await ask('/en/individuals', JSON.stringify(page));

  expect(status).toBe(200);
  expect(html.split(`Title ${AS_HTML}</`).length - 1).toBe(3);
  expect(html.split(`Text ${AS_HTML}</`).length - 1).toBe(2);
  expect(html).toContain(`Link ${AS_HTML}`);
});

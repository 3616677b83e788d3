import { expect, test } from 'vitest';
import { findExplanation } from './explain.ts';
import { sampleCompletionSources, SAMPLE_MACROS } from './sample-completion-sources.testing.ts';

const sources = await sampleCompletionSources();

/**
 * Returns the explanation at the bar (`|`) in a text of one component; the bar is not part of it.
 */
function saidAtBar(members: string) {
  const marked = `{"data": {"flexZone": {"flexComponents": [{"componentType": "highlight-box", ${members}}]}}}`;
  const text = marked.replace('|', '');
  const asked = {
    text,
    offset: marked.indexOf('|'),
    document: 'page',
    macros: SAMPLE_MACROS,
  } as const;
  const said = findExplanation(asked, sources);
  return said && { ...said, stretch: text.slice(said.start, said.end) };
}

test('a placeholder is explained by the values of its macro, each language on its own line', () => {
  const rate = saidAtBar('"title": "Up to %{savings:total-r|ate}% a year"');
  const hours = saidAtBar('"title": "%{savings:total-rate}% and %{ savings : hours |}%"');

  expect(rate).toMatchObject({ stretch: '%{savings:total-rate}%', detail: '2.35%' });
  expect(hours?.documentation).toContain('- **en** Daily\n- **fr** Tous');
});

test('an icon is explained by its drawing', () => {
  const said = saidAtBar('"icon": "vitrine:|regular:key"');

  expect(said?.stretch).toBe('"vitrine:regular:key"');
  expect(said?.documentation).toContain('M1%2C1Z');
});

test('a type is explained by what its component is for', () => {
  const said = saidAtBar('"x": 1}, {"componentType": "service-|card"');

  expect(said).toMatchObject({ kind: 'component', stretch: '"service-card"' });
  expect(said?.documentation).toContain('About service\\-card\\.');
});

test('a picture is explained in whatever format, and as it is cut', () => {
  const said = saidAtBar(
    '"x": 1}, {"componentType": "service-card", "image": {"original": "/images/sky|line.webp?io=a"}',
  );

  expect(said).toMatchObject({ kind: 'image', detail: '720 × 480' });
});

test('an address is explained by the title of its page, wherever on it it leads', () => {
  const said = saidAtBar(
    '"x": 1}, {"componentType": "service-card", "link": {"url": "/en/indi|viduals#more"}',
  );

  expect(said?.detail).toBe('Individuals');
});

test.each([
  '"title": "Up| to %{savings:total-rate}%"',
  '"title": "%{savings:no|thing}%"',
  '"icon": "vitrine:regular:no|thing"',
  '"icon|": "vitrine:regular:key"',
  '"icon": |7',
])('nothing is said of %s', (members) => {
  expect(saidAtBar(members)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { escapeHtml, escapeJson } from './escape.ts';

describe('text in a document', () => {
  test('can neither open a tag nor leave an attribute', () => {
    expect(escapeHtml(`<b title="x">R&D's</b>`)).toBe(
      "&lt;b title=&quot;x&quot;&gt;R&amp;D's&lt;/b&gt;",
    );
  });
});

describe('data in a script block', () => {
  test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '"\\'])(
    'holds %j without ending the block, and gives it back unchanged',
    (text) => {
      const json = escapeJson({ text });

      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { escapeJson } from './escape-json.ts';

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

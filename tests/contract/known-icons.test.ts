import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the icons that the validate command knows are those that have an image', () => {
  const known = JSON.parse(readFileSync('fixtures/icons.json', 'utf8')) as { icons: string[] };
  const drawings = JSON.parse(readFileSync('registry/kit/icon/named-drawings.json', 'utf8')) as {
    id: string;
  }[];

  expect(known.icons).toEqual(drawings.map(({ id }) => id));
});

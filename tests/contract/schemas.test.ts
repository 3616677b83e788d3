import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { componentChecks } from '#schemas/generated/checks.ts';
import { SHELL_PARTS } from '#schemas/content/shell-parts.ts';
import { registry } from '#registry';

type Schema = Record<string, unknown>;

const paths = globSync('schemas/**/*.schema.json')
  .filter((path) => !path.includes('/generated/'))
  .toSorted();
const schemas = paths.map((path) => [path, JSON.parse(readFileSync(path, 'utf8'))] as const);

describe.each(schemas)('%s', (path, schema: Schema) => {
  test('is named after its place, and says what it is', () => {
    expect(schema['$id']).toBe(path.replace(/^schemas\//, 'https://experience.local/'));
    expect(schema['title']).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(String(schema['description']).length).toBeGreaterThan(10);
  });

  test('explains every property where no other schema does', () => {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);

    const unexplained = properties
      .filter(([, property]) => !property['description'] && !property['$ref'])
      .map(([name]) => name);

    expect(unexplained).toEqual([]);
  });
});

describe('the schemas together', () => {
  test('no two have the same title, since titles become the names of types', () => {
    const titles = schemas.map(([, schema]: readonly [string, Schema]) => schema['title']);

    expect(new Set(titles).size).toBe(titles.length);
  });

  test('there is an entry for every component that has a schema, and the other way round', () => {
    expect([...componentChecks.keys()].toSorted()).toEqual(registry.types('component').toSorted());
  });

  test('the shell parts that a slot may name are those that no page places by itself', () => {
    const placed = ['error-card', 'offer', 'offers', 'page-heading', 'page-skeleton'];

    expect([...SHELL_PARTS, ...placed].toSorted()).toEqual(registry.types('shell').toSorted());
  });
});

import { globSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findOutdated } from './generate.ts';
import { findOld, findStale, writeOutput } from './generate/output.ts';
import { hasModule, isComponent, readSchemas } from './generate/read-schemas.ts';
import { shape, zones } from './generated/cards/service-card.check.ts';
import { shape as cardsShape } from './generated/blocks/cards.check.ts';
import { componentChecks, componentFamilies, rootChecks } from './generated/checks.ts';
import type { ServiceCardProps } from './generated/cards/service-card.ts';

test('the generated files are those that the schemas give, and none builds functions from text', async () => {
  expect(await findOutdated(import.meta.dirname)).toEqual([]);

  const paths = globSync(join(import.meta.dirname, 'generated/**/*.*'));
  const texts = paths.map((path) => readFileSync(path, 'utf8'));
  expect(paths.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /new Function|\beval\(|\brequire\(/.test(text))).toEqual([]);
});

test('a shared schema is compiled once, and checks import it', () => {
  const paths = globSync(join(import.meta.dirname, 'generated/**/*.{check,validate}.ts'));
  const compiled = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/sourceURL="([^"]+\/shared\/[^"]+)"/g)].map(
      ([, id]) => id,
    ),
  );

  expect(compiled.length).toBeGreaterThan(50);
  expect(compiled.filter((id, index) => compiled.indexOf(id) < index)).toEqual([]);
});

test('files that are old, missing or left over are stale, and writing puts them right', () => {
  const folder = temporaryFolder();
  const output = new Map([
    ['a.ts', 'new'],
    ['cards/b.ts', 'b'],
  ]);
  writeFileSync(join(folder, 'a.ts'), 'old');
  writeFileSync(join(folder, 'left-over.ts'), '');

  const stale = findStale(folder, output);
  const untouched = readFileSync(join(folder, 'a.ts'), 'utf8');
  const written = writeOutput(folder, output);

  expect(stale).toEqual(['a.ts', 'cards/b.ts', 'left-over.ts']);
  expect(untouched).toBe('old');
  expect(written).toEqual(stale);
  expect(findStale(folder, output)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['a.ts', 'cards']);
});

test('a generated file takes its place whole: who has the old one open reads it to its end', () => {
  const folder = temporaryFolder({ 'a.ts': '"old"' });
  const opened = join(temporaryFolder(), 'opened.ts');
  linkSync(join(folder, 'a.ts'), opened);
  const before = readFileSync(opened, 'utf8');

  writeOutput(folder, new Map([['a.ts', 'new']]));

  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('new');
  expect(readFileSync(opened, 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(['a.ts']);
});

test('beside the schemas, only files that are old or missing are written, and none is left over', () => {
  const folder = temporaryFolder();
  const output = new Map([
    ['docs/a.md', 'a'],
    ['b.json', 'b'],
  ]);
  writeFileSync(join(folder, 'b.json'), 'b');
  writeFileSync(join(folder, 'of-somebody-else.md'), '');

  const old = findOld(folder, output);
  const written = writeOutput(folder, output, old);

  expect(written).toEqual(['docs/a.md']);
  expect(findOld(folder, output)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['b.json', 'docs', 'of-somebody-else.md']);
});

test('a schema whose $id is not its own path is refused', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.schema.json'), '{"$id":"https://experience.local/b.schema.json"}');

  expect(() => readSchemas(folder)).toThrow(/its \$id has to be .*\/a\.schema\.json/);
});

test('a file that is no JSON Schema is named, with the place that is wrong', async () => {
  const id = 'https://experience.local/a.schema.json';
  const folder = temporaryFolder({ 'a.schema.json': { $id: id, title: 'A', type: 'strng' } });

  await expect(findOutdated(folder)).rejects.toThrow(`${id} is no JSON Schema: /type must be`);
});

test('a type has the literal componentType, and bases, references and prepared values in it', () => {
  const props: ServiceCardProps = {
    componentType: 'service-card',
    title: 'Saver Plus',
    id: 'saver',
    taxonomies: [{ key: 'a', values: [] }],
    body: ['Text', { tag: 'p' }],
    image: { original: '/a.svg', alt: '' },
    link: { text: 'More', url: '/more' },
  };
  // @ts-expect-error a surplus property is no part of the type
  const surplus: ServiceCardProps = { componentType: 'service-card', title: 'x', titel: 'x' };

  expect([props.componentType, surplus.title]).toEqual(['service-card', 'x']);
});

test('a shape gives the kinds of values and the family of a place', () => {
  expect(shape.properties).toMatchObject({
    body: { kind: 'rich-text' },
    image: { kind: 'image' },
    link: { properties: { text: {}, url: { kind: 'url' } } },
    taxonomies: { items: { properties: { key: {} } } },
  });
  expect(cardsShape.properties?.['cards']).toEqual({
    items: { kind: 'component', family: 'cards' },
    advice: [{ minItems: 1, because: 'Without a card, visitors see nothing.' }],
  });
  expect(zones).toEqual(['flexZone', 'complementaryZone']);
});

test('every component is listed with its family, and every other schema by its $id', async () => {
  const files = [...readSchemas(import.meta.dirname).values()];
  const others = files.filter((file) => hasModule(file) && !isComponent(file));

  const loaded = await Promise.all(
    [...componentChecks.values(), ...rootChecks.values()].map((load) => load()),
  );

  expect(componentFamilies.get('service-card')).toBe('cards');
  expect([...componentChecks.keys()]).toEqual([...componentFamilies.keys()]);
  expect([...rootChecks.keys()]).toEqual(others.map(({ id }) => id));
  expect(loaded.map((module) => typeof module.check)).not.toContain('undefined');
});

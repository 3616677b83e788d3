import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isRecord } from '#schemas/is-record.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { registry } from '../index.ts';
import { showOnPage } from '../show-on-page.testing.ts';

const BLOCKS = registry.entries.filter(({ family }) => family === 'blocks');
const full = await Promise.all(BLOCKS.map(({ type }) => authoredFixture(`blocks/${type}/full`)));
const titled = full.filter((block) => isRecord(block) && typeof block['title'] === 'string');

test('there are blocks with a title', () => {
  expect(titled.length).toBeGreaterThan(9);
});

// The components that follow such a block rely on this heading.
test.each(titled)('the title of $componentType heads a section', async (block) => {
  await showOnPage({ registry, components: [{ ...block, title: 'A title of its own' }] });

  expect(screen.getByRole('heading', { level: 2, name: 'A title of its own' })).toBeVisible();
});

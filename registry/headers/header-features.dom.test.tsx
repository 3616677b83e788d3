import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createRegistry, defineEntry, usePendingTask } from '#renderer';
import { servePage } from '#tests/contract/served-page.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { registry as house, vitrineEntries } from '../index.ts';
import { showOnPage } from '../show-on-page.testing.ts';

const TYPES = house.entries.filter(({ family }) => family === 'headers').map(({ type }) => type);
const ERROR = 'This part cannot be shown right now. Please try again later.';
const DONE = Promise.resolve();

function Sample({ greeting }: { readonly greeting: string }) {
  const emit = usePendingTask();
  useEffect(() => emit(DONE), [emit]);
  if (greeting === 'wrong') throw new Error('no greeting today');
  return <p>{greeting}</p>;
}

const registry = createRegistry([
  ...vitrineEntries,
  defineEntry<{ readonly greeting: string }>({
    kind: 'feature',
    type: 'sample',
    interactive: true,
    load: () => Promise.resolve(Sample),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  }),
]);

async function headerWith(type: string, greeting?: string) {
  const header = await authoredFixture(`headers/${type}/minimal`);
  const featureComponent = { name: 'sample', properties: { greeting } };
  return [{ ...header, ...(greeting && { featureComponent }) }];
}

afterEach(() => document.body.replaceChildren());

/** A header with a feature, or without one, on a page of its own. */
async function show(type: string, greeting?: string) {
  await showOnPage({ registry, components: await headerWith(type, greeting) });
  return screen.getByRole('heading', { level: 1 }).closest('header');
}

describe.each(TYPES)('the feature of a %s', (type) => {
  test('HD-012 stands in the header, with its properties', async () => {
    const header = await show(type, 'hello');

    expect(header).toContainElement(screen.getByText('hello'));
    expect(header?.lastElementChild).toHaveClass('header-feature');
  });

  test('HD-012 leaves no markup where there is none', async () => {
    const header = await show(type);

    expect(header?.querySelector('.header-feature')).toBeNull();
  });

  test('HD-012 leaves a message in its place where it fails, and the header stays', async () => {
    const header = await show(type, 'wrong');

    const message = await screen.findByRole('alert');

    expect(message).toHaveTextContent(ERROR);
    expect(message.closest('.header-feature')).toBe(header?.lastElementChild);
  });

  test('HD-012 without one a browser gets nothing of the header', async () => {
    const sent = async (greeting?: string) => {
      await servePage({ registry, components: await headerWith(type, greeting) });
      return document.querySelector('#plan')?.textContent ?? '';
    };

    const without = await sent();
    expect(without).toContain('{"state":"run","type":"run","key":"1"}');
    expect(without).not.toContain(type);
    expect(await sent('hello')).toContain(`{"state":"interactive","kind":"component"`);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { createRegistry } from '#renderer';
import { registry } from '#registry';
import { servePage, type LivingPage } from './served-page.ts';

/** Every entry as if it had something to do in a browser, so that hydration compares all of it. */
const allLive = createRegistry(registry.entries.map((entry) => ({ ...entry, interactive: true })));

const TITLES = ['Main', 'Page', 'Plan', 'CMS data', 'Note 1', 'Rates', 'Rates', 'Rates 2', 'Rates'];
const COMPONENTS = [
  ...TITLES.map((title) => ({ componentType: 'section-title', title })),
  { componentType: 'accordion', items: [{ title: 'Rates' }, { title: 'Rates' }] },
];

let living: LivingPage | undefined;

afterEach(() => {
  living?.experience.dispose();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const idsIn = (root: ParentNode) => [...root.querySelectorAll('[id]')].map(({ id }) => id);

test(
  'no two places of a page have one id, whatever its titles say, before it hydrates and after',
  { tags: ['deep'] },
  async () => {
    const spoken = vi.spyOn(console, 'error');
    const { element, hydrate } = await servePage({ registry: allLive, components: COMPONENTS });
    const before = idsIn(document);

    living = await hydrate();

    expect(before).toEqual([...new Set(before)]);
    expect(idsIn(document)).toEqual(before);
    expect(idsIn(element).slice(1, 1 + TITLES.length)).toEqual([
      'section-main',
      'section-page',
      'section-plan',
      'section-cms-data',
      'section-note-1',
      'rates',
      'rates-2',
      'rates-2-2',
      'rates-3',
    ]);
    expect(document.querySelector('#main')?.tagName).toBe('MAIN');
    expect([...living.messages(), ...spoken.mock.calls]).toEqual([]);
  },
);

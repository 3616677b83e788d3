import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRegistry, defineEntry } from '#renderer';
import { testFirst } from '../sample/test-first.ts';
import { mountPage, type LivingPage } from './served-page.ts';

interface NoteProps {
  readonly name: string;
  readonly text: string;
}

const COUNT = 1_000;

let rendered: string[] = [];
let living: LivingPage | undefined;

/** A part with something that only the browser knows: what a visitor has typed. */
function Note({ name, text }: NoteProps) {
  rendered.push(name);
  return (
    <label>
      {text} <input aria-label={name} />
    </label>
  );
}

const registry = createRegistry([
  defineEntry<NoteProps>({
    kind: 'component',
    type: 'note',
    interactive: true,
    load: () => Promise.resolve(Note),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  }),
]);

const note = (name: string, text = `about ${name}`) => ({ componentType: 'note', name, text });

/**
 * Holds the next answer of the content service. It goes out as text, so every object of the next
 * model is new.
 */
let components = [note('none')];

beforeEach(async () => {
  components = Array.from({ length: COUNT }, (_, index) => note(`note ${index}`));
  living = await mountPage({ registry, components });
  for (const input of inputs()) input.value = `typed into ${input.ariaLabel}`;
  rendered = [];
});
afterEach(() => {
  living?.experience.dispose();
  document.body.replaceChildren();
});

function inputs(): HTMLInputElement[] {
  return [...document.querySelectorAll('input')];
}

const namesShown = () => inputs().map(({ ariaLabel }) => ariaLabel);

/**
 * Renders what the service answers now, or what is said, and gives the nodes that came and went;
 * one that moved did neither.
 */
async function rerender(show = () => living?.experience.rerender()) {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((latest) => void records.push(...latest));
  observer.observe(document.body, { childList: true, subtree: true });
  await show();
  records.push(...observer.takeRecords());
  observer.disconnect();

  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
  return {
    came: added.filter((node) => !removed.includes(node)),
    went: removed.filter((node) => !added.includes(node)),
  };
}

test(
  'RN-007 one component changed in a page of 1,000 is rendered alone, and no DOM node is replaced',
  { tags: ['deep'] },
  async () => {
    const before = inputs();
    components[500] = note('note 500', 'another text');

    const { came, went } = await rerender();

    expect(rendered).toEqual(['note 500']);
    expect([...came, ...went]).toEqual([]);
    expect(before[500]?.labels?.[0]).toHaveProperty('textContent', 'another text ');
    expect(inputs()).toEqual(before);
    expect(inputs().map(({ value }) => value)).toEqual(
      components.map(({ name }) => `typed into ${name}`),
    );
  },
);

test('a page that did not change is not rendered at all', { tags: ['deep'] }, async () => {
  const changes = await rerender();

  expect(rendered).toEqual([]);
  expect(changes).toEqual({ came: [], went: [] });
});

testFirst(1, [
  ['inserted at the top', () => components.unshift(note('new')), { rendered: ['new'], came: 1 }],
  ['removed', () => components.splice(500, 1), { went: 1 }],
  ['moved to the end', () => components.push(...components.splice(0, 1)), {}],
  ['moved to the top', () => components.unshift(...components.splice(999, 1)), {}],
  ['moved by one', () => components.splice(500, 0, ...components.splice(501, 1)), {}],
] as const)(
  'RN-008 a component %s renders at most itself, and every other one keeps what was typed into it',
  async (_, edit, expected) => {
    const elementOf = new Map(inputs().map((input) => [input.ariaLabel, input]));
    edit();

    const { came, went } = await rerender();

    const others = inputs().filter(({ ariaLabel }) => ariaLabel !== 'new');
    expect(namesShown()).toEqual(components.map(({ name }) => name));
    expect({ rendered, came: came.length, went: went.length }).toEqual({
      rendered: [],
      came: 0,
      went: 0,
      ...expected,
    });
    expect(others.filter((input) => elementOf.get(input.ariaLabel) !== input)).toEqual([]);
    expect(others.filter(({ value, ariaLabel }) => value !== `typed into ${ariaLabel}`)).toEqual(
      [],
    );
  },
);

const AT = '/data/flexZone/flexComponents';
const patched = (index: number, text: string) => () =>
  living?.experience.update({
    patch: [{ op: 'replace', path: `${AT}/${index}/text`, value: text }],
  });

test('QK-006 one component changed by update() is rendered alone, as often as that happens, and no DOM node is replaced', async () => {
  const before = inputs();

  const first = await rerender(patched(500, 'first'));
  const second = await rerender(patched(500, 'second'));
  const other = await rerender(patched(7, 'other'));

  expect(rendered).toEqual(['note 500', 'note 500', 'note 7']);
  expect([first, second, other].flatMap(({ came, went }) => [...came, ...went])).toEqual([]);
  expect(before[500]?.labels?.[0]).toHaveProperty('textContent', 'second ');
  expect(before[7]?.labels?.[0]).toHaveProperty('textContent', 'other ');
  expect(inputs()).toEqual(before);
});

test(
  'QK-006 a component that update() changed is not rendered again when others come and go',
  { tags: ['deep'] },
  async () => {
    await rerender(patched(500, 'changed'));
    rendered = [];

    const added = await rerender(() =>
      living?.experience.update({
        patch: [{ op: 'add', path: `${AT}/0`, value: note('new') }],
      }),
    );
    const removed = await rerender(() =>
      living?.experience.update({ patch: [{ op: 'remove', path: `${AT}/0` }] }),
    );

    expect(rendered).toEqual(['new']);
    expect([added, removed].map(({ came, went }) => [came.length, went.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(inputs()[500]?.labels?.[0]).toHaveProperty('textContent', 'changed ');
  },
);

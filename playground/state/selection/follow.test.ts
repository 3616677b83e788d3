import { array, assert, constantFrom, nat, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followSelection } from './follow.ts';

interface Sample {
  readonly componentType: string;
  readonly title: string;
  readonly items?: readonly Sample[];
}

const LIST = '/data/flexZone/flexComponents';
const title = (text: string): Sample => ({ componentType: 'section-title', title: text });
const textOf = (components: readonly unknown[], others: readonly unknown[] = []) =>
  JSON.stringify(
    { data: { flexZone: { flexComponents: components }, legalZone: { flexComponents: others } } },
    undefined,
    2,
  );
const follow = (
  index: number,
  ...[before, after, member]: [before: string, after: string, member?: string]
) =>
  followSelection(
    { selection: `${LIST}/${index}`, ...(member && { member: `${LIST}/${index}/${member}` }) },
    before,
    after,
  );

const [A, B, C] = [title('A'), title('B'), title('C')];

describe('the selection follows its component', () => {
  test.each([
    ['one is inserted before it', [A, B], 1, [A, C, B], 2],
    ['one like it is inserted before it', [A, B], 0, [A, A, B], 0],
    ['one that begins alike is inserted at the front', [A, B], 0, [C, A, B], 1],
    ['one behind it is removed', [A, B, C], 1, [A, B], 1],
    ['one before it is removed', [A, B, C], 2, [B, C], 1],
    ['it changes places with another', [A, B, C], 0, [B, A, C], 1],
    ['it is edited', [A, B, C], 1, [A, title('"B"'), C], 1],
    ['all are edited', [A, B], 1, [title('[A]'), title('{B}')], 1],
  ])('where %s', (...[, before, index, after, expected]) => {
    expect(follow(index, textOf(before), textOf(after)).selection).toBe(`${LIST}/${expected}`);
  });

  test('into another zone', () => {
    const [before, after] = [textOf([A, B], [C]), textOf([A], [C, B])];

    expect(follow(1, before, after).selection).toBe('/data/legalZone/flexComponents/1');
  });

  test('with the member, as long as that is there', () => {
    const before = textOf([A, B]);

    expect(follow(1, before, textOf([C, A, B]), 'title').member).toBe(`${LIST}/2/title`);
    const without = follow(1, before, textOf([A, { componentType: 'section-title' }]), 'title');
    expect(without).toEqual({ selection: `${LIST}/1`, member: undefined });
  });

  test('inside another one', () => {
    const [one, two] = [
      { ...A, items: [B, C] },
      { ...A, items: [C] },
    ];
    const selection = `${LIST}/0/items/1`;

    const followed = followSelection({ selection }, textOf([one]), textOf([B, two]));

    expect(followed.selection).toBe(`${LIST}/1/items/0`);
  });
});

test.each([
  ['is removed', [A, B, C], [A, C]],
  ['was the last', [A, B], [A]],
  ['goes with all others', [A, B], []],
])('the selection vanishes with a component that %s', (_, before, after) => {
  const gone = { selection: undefined, member: undefined };

  expect(follow(1, textOf(before), textOf(after), 'title')).toEqual(gone);
});

test('what is typed in a string is not looked into', () => {
  const selected = { selection: `${LIST}/1` };
  const text = textOf([A, B]);

  expect(followSelection(selected, text, text.replace('"A"', '"A, b: c"'))).toBe(selected);
});

test('wherever unlike components are inserted or removed, it stays with its own', () => {
  const component = record({ componentType: constantFrom('a', 'b'), title: string() });
  assert(
    property(
      array(component, { minLength: 1, maxLength: 5 }),
      nat(4),
      nat(5),
      component,
      (...[made, selected, place, other]) => {
        // With a number, no two of them read the same.
        const components = made.map((each, number) => ({ ...each, number }));
        const index = selected % components.length;
        const at = place % (components.length + 1);
        const inserted = components.toSpliced(at, 0, { ...other, number: -1 });
        const [few, many] = [textOf(components), textOf(inserted)];
        const now = inserted.indexOf(components[index] ?? inserted[at] ?? { ...other, number: 0 });

        expect(follow(index, few, many).selection).toBe(`${LIST}/${now}`);
        expect(follow(now, many, few).selection).toBe(`${LIST}/${index}`);
        expect(follow(at, many, few).selection).toBeUndefined();
      },
    ),
  );
});

import { assert, constantFrom, nat, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import { check as checkHeader } from '../generated/headers/home-header.check.ts';
import { check as checkCard } from '../generated/cards/service-card.check.ts';
import { check as checkList } from '../generated/blocks/link-list.check.ts';
import { check as checkMacros } from '../generated/macros.check.ts';
import { appendPointer } from './pointer.ts';

const LINK = { text: 'Compare savings accounts', url: '/en/individuals/saving' };

interface Sample {
  readonly value: object;
  readonly check: typeof checkCard;
  readonly required: readonly string[];
  readonly enums: readonly string[];
}

const samples: readonly Sample[] = [
  {
    value: {
      componentType: 'service-card',
      id: 'saver',
      taxonomies: [{ key: 'personalization', values: ['home-hero:default'] }],
      cardSize: 'large',
      title: 'Saver Plus',
      image: { original: '/images/house-keys.svg', width: 640, pixelDensity: 2 },
      link: LINK,
      promotionalLabel: { body: 'Until 31 December', labelType: 'commercial' },
      checkMarkList: ['Opened in five minutes'],
    },
    check: checkCard,
    required: ['/componentType', '/title', '/link/text', '/link/url', '/taxonomies/0/key'],
    enums: ['/componentType', '/cardSize', '/promotionalLabel/labelType', '/image/pixelDensity'],
  },
  {
    value: {
      componentType: 'home-header',
      coreHeader: { title: 'Home loans', body: '<p>In five minutes</p>' },
      cta: { textLink: LINK, microCopy: 'Three minutes' },
      quickLinks: { items: [{ icon: 'vitrine:regular:calendar', textLink: LINK }] },
    },
    check: checkHeader,
    required: ['/componentType', '/coreHeader', '/coreHeader/title', '/cta/textLink'],
    enums: ['/componentType'],
  },
  {
    value: { componentType: 'link-list', componentStyle: 'box', textLinks: [LINK, LINK] },
    check: checkList,
    required: ['/componentType', '/textLinks', '/textLinks/1/url'],
    enums: ['/componentStyle'],
  },
  {
    value: {
      groups: [
        { name: 'savings', keys: [{ name: 'rate', dataType: 'date', value: { value: 'x' } }] },
      ],
    },
    check: checkMacros,
    required: ['/groups', '/groups/0/name', '/groups/0/keys/0/dataType'],
    enums: ['/groups/0/keys/0/dataType'],
  },
];

/** A member of a value: what holds it, its name, and the pointer to it. */
interface Member {
  readonly holder: Record<string, unknown>;
  readonly name: string;
  readonly pointer: string;
}

function membersOf(value: unknown, pointer = ''): Member[] {
  if (typeof value !== 'object' || value === null) return [];
  // A list is an object with names as well, which is all that matters here.
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => {
    const here = appendPointer(pointer, name);
    return [{ holder, name, pointer: here }, ...membersOf(holder[name], here)];
  });
}

/** The problems of a copy in which one member was broken. */
function problemsAfter({ sample, pointer }: Place, breakIt: (member: Member) => void) {
  // Through text, because the samples use the same link in several places.
  const value: unknown = JSON.parse(JSON.stringify(sample.value));
  const [member] = membersOf(value).filter((each) => each.pointer === pointer);
  if (!member) throw new Error(`The sample has nothing at ${pointer}.`);
  breakIt(member);
  return sample.check(value);
}

interface Place {
  readonly sample: Sample;
  readonly pointer: string;
}

function anyOf(pointersOf: (sample: Sample) => readonly string[]) {
  const places = samples.flatMap((sample) =>
    pointersOf(sample).map((pointer) => ({ sample, pointer })),
  );
  return constantFrom(...places);
}

const anyMember = anyOf(({ value }) => membersOf(value).map(({ pointer }) => pointer));
const namedMember = anyOf(({ value }) =>
  membersOf(value)
    .filter(({ holder }) => !Array.isArray(holder))
    .map(({ pointer }) => pointer),
);

function beside(pointer: string, name: string): string {
  return appendPointer(pointer.slice(0, pointer.lastIndexOf('/')), name);
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return null;
  return Array.isArray(value) ? {} : 'text';
}

function swapped(name: string, index: number): string {
  const [left = '', right = ''] = [name[index], name[index + 1]];
  return `${name.slice(0, index)}${right}${left}${name.slice(index + 2)}`;
}

test('the samples are right before anything is broken', () => {
  expect(samples.flatMap(({ value, check }) => check(value))).toEqual([]);
});

test('VA-002 a misspelt property name is one problem, at the misspelt name', () => {
  assert(
    property(namedMember, nat(), (place, letter) => {
      const name = place.pointer.slice(place.pointer.lastIndexOf('/') + 1);
      const misspelt = swapped(name, letter % (name.length - 1));
      pre(misspelt !== name);

      const problems = problemsAfter(place, ({ holder }) => {
        holder[misspelt] = holder[name];
        delete holder[name];
      });

      const pointer = beside(place.pointer, misspelt);
      expect(problems).toEqual([
        expect.objectContaining({ code: 'unknown-property', pointer, suggestion: name }),
      ]);
    }),
  );
});

test('VA-002 a value of a wrong type is one problem, whatever is around it', () => {
  assert(
    property(anyMember, (place) => {
      const problems = problemsAfter(place, ({ holder, name }) => {
        holder[name] = otherType(holder[name]);
      });

      const code: unknown = expect.stringMatching(/^wrong-(type|value)$/);
      expect(problems).toEqual([expect.objectContaining({ code, pointer: place.pointer })]);
    }),
  );
});

test('VA-002 a surplus property is one problem, at that property', () => {
  assert(
    property(namedMember, (place) => {
      const problems = problemsAfter(place, ({ holder }) => {
        holder['x/~surplus'] = 1;
      });

      const pointer = beside(place.pointer, 'x/~surplus');
      expect(problems).toEqual([expect.objectContaining({ code: 'unknown-property', pointer })]);
    }),
  );
});

test('VA-002 a missing property is one problem, at that property', () => {
  assert(
    property(
      anyOf(({ required }) => required),
      (place) => {
        const problems = problemsAfter(place, ({ holder, name }) => {
          delete holder[name];
        });

        expect(problems).toEqual([
          expect.objectContaining({ code: 'missing-property', pointer: place.pointer }),
        ]);
      },
    ),
  );
});

test('VA-002 a value outside a closed list is one problem that prints the list', () => {
  assert(
    property(
      anyOf(({ enums }) => enums),
      (place) => {
        const problems = problemsAfter(place, ({ holder, name }) => {
          holder[name] = 'qqqqqqqq';
        });

        const fix: unknown = expect.stringContaining('Use one of:');
        expect(problems).toEqual([
          expect.objectContaining({ code: 'wrong-value', pointer: place.pointer, fix }),
        ]);
      },
    ),
  );
});

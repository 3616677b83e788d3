import { globSync, readFileSync } from 'node:fs';
import {
  array,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { isRecord } from '#schemas/is-record.ts';

type Members = Record<string, unknown>;

/** Changes a page response that nobody else holds. */
export type Edit = (page: EditedPage) => void;

export interface EditedPage {
  data: Members & Readonly<Record<'mainHeaderZone' | 'flexZone', { flexComponents: Members[] }>>;
}

const ALL = globSync('fixtures/{blocks,cards,headers}/*/*.json')
  .toSorted()
  .filter((path) => !path.endsWith('.invalid.json'));
const HEADERS = ALL.filter((path) => path.includes('/headers/'));
const OTHERS = ALL.filter((path) => !path.includes('/headers/'));

const component = (paths: readonly string[]): Arbitrary<Members> =>
  constantFrom(...paths).map((path) => JSON.parse(readFileSync(path, 'utf8')) as Members);

/** Texts that mean something to others on a page, among some that do not. */
const TEXTS = constantFrom<unknown>(
  'Some other text',
  'A title',
  'A title-2',
  'page',
  '',
  'With a mark¹',
  '¹ The note',
  'a <sup>2</sup>',
  '<sup>2</sup> note',
  '%{savings:total}% a year',
  '%{savings:}% and %{ of nothing',
  'https://www.meridia.test/else',
  'service',
  7,
  null,
);

/** A page of components of all types, with an empty zone for a header. */
export const pages: Arbitrary<EditedPage> = record({
  flexComponents: array(component(OTHERS), { minLength: 2, maxLength: 8 }),
  headers: array(component(HEADERS), { maxLength: 1 }),
  hasMacro: constantFrom(true, false),
}).map(({ flexComponents, headers, hasMacro }) => ({
  data: {
    meta: { title: 'A page' },
    hasMacro,
    mainHeaderZone: { flexComponents: headers },
    flexZone: { flexComponents },
  },
}));

/** Makes edits as authors do: mostly they write in one of a page's components. */
export const edits: Arbitrary<Edit> = oneof(
  { weight: 8, arbitrary: tuple(nat(), nat(), TEXTS).map(writing) },
  { weight: 2, arbitrary: tuple(nat(), constantFrom('picked', 'else', undefined)).map(naming) },
  { weight: 1, arbitrary: tuple(nat(), component(ALL)).map(inserting) },
  { weight: 1, arbitrary: nat().map(removing) },
  { weight: 1, arbitrary: tuple(nat(), nat()).map(moving) },
  { weight: 1, arbitrary: nat().map(doubling) },
  { weight: 1, arbitrary: constantFrom('A page', 'Another').map(entitling) },
  { weight: 1, arbitrary: constant(switchingMacros) },
);

function writing([place, member, text]: readonly [number, number, unknown]): Edit {
  return ({ data }) => {
    const places = stringsIn(chosen(data.flexZone.flexComponents, place));
    const at = places[member % places.length];
    if (at) at.holder[at.name] = text;
  };
}

function naming([place, id]: readonly [number, string | undefined]): Edit {
  return ({ data }) => {
    const own = chosen(data.flexZone.flexComponents, place);
    if (!own) return;
    if (id === undefined) delete own['id'];
    else own['id'] = id;
  };
}

function inserting([place, added]: readonly [number, Members]): Edit {
  return ({ data: { flexZone } }) =>
    void flexZone.flexComponents.splice(place % (flexZone.flexComponents.length + 1), 0, added);
}

function removing(place: number): Edit {
  return ({ data: { flexZone } }) =>
    void flexZone.flexComponents.splice(place % (flexZone.flexComponents.length + 1), 1);
}

function moving([from, to]: readonly [number, number]): Edit {
  return ({ data: { flexZone } }) => {
    const list = flexZone.flexComponents;
    list.splice(to % (list.length + 1), 0, ...list.splice(from % (list.length + 1), 1));
  };
}

function doubling(place: number): Edit {
  return ({ data: { flexZone } }) => {
    const own = chosen(flexZone.flexComponents, place);
    if (own) flexZone.flexComponents.push(structuredClone(own));
  };
}

function entitling(title: string): Edit {
  return ({ data }) => void (data['meta'] = { title });
}

function switchingMacros({ data }: EditedPage): void {
  data['hasMacro'] = data['hasMacro'] !== true;
}

function chosen(list: readonly Members[], place: number): Members | undefined {
  return list[place % list.length];
}

interface Place {
  readonly holder: Members;
  readonly name: string;
}

function stringsIn(value: unknown): Place[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isRecord(value)) return [];
  const holder = value as Members;
  return Object.keys(holder).flatMap((name) =>
    typeof holder[name] === 'string' ? [{ holder, name }] : stringsIn(holder[name]),
  );
}

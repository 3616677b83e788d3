import { isRecord } from '../../is-record.ts';
import {
  isCard,
  remove,
  rename,
  replace,
  type Place,
  type ValueMistake,
} from './mistake.testing.ts';

/** Mistakes in the members of a page and in their order. */
export const ofMembers: readonly ValueMistake[] = [
  { what: 'a name with two letters swapped', at: (place) => renameTo(place, swapLetters) },
  { what: 'a name with a letter too few', at: (place) => renameTo(place, (name) => name.slice(1)) },
  { what: 'a name with a capital', at: (place) => renameTo(place, capitalise) },
  { what: 'a name with an s too many', at: (place) => renameTo(place, (name) => `${name}s`) },
  { what: 'a name with hyphens', at: (place) => renameTo(place, hyphenate) },
  {
    what: 'a member that no schema has',
    at: ({ holder, name }) =>
      name === 'componentType' ? () => void (holder['remark'] = 'For the spring') : undefined,
  },
  {
    what: 'a title that is missing',
    at: (place) => (place.name === 'title' && isCard(place.holder) ? remove(place) : undefined),
  },
  {
    what: 'a link without its address',
    at: (place) => (isLink(place, 'url') ? remove(place) : undefined),
  },
  {
    what: 'a link without its text',
    at: (place) => (isLink(place, 'text') ? remove(place) : undefined),
  },
  {
    what: 'a component without its type',
    at: (place) => (place.name === 'componentType' ? remove(place) : undefined),
  },
  {
    what: 'a misspelt type of component',
    at: (place) =>
      place.name === 'componentType' ? replace(place, swapLetters(String(place.value))) : undefined,
  },
  {
    what: 'a header in the body',
    at: ({ name, value, holder }) =>
      name === 'mainHeaderZone' && isRecord(holder['flexZone'])
        ? () => void (holder['flexZone'] = value)
        : undefined,
  },
  {
    what: 'a zone that is its list',
    at: (place) =>
      place.name.endsWith('Zone') && isRecord(place.value)
        ? replace(place, place.value['flexComponents'])
        : undefined,
  },
  {
    what: 'a zone beside the data',
    at: (place) =>
      place.name === 'flexZone' && place.parent
        ? () => {
            Object.assign(place.parent ?? {}, { flexZone: place.value });
            delete place.holder['flexZone'];
          }
        : undefined,
  },
  {
    what: 'a component in the place of a list of them',
    at: (place) =>
      place.name === 'flexComponents' && Array.isArray(place.value) && place.value.length > 0
        ? replace(place, place.value[0])
        : undefined,
  },
];

function renameTo(place: Place, edit: (name: string) => string) {
  // The names of items are their numbers, and what begins with a dollar is for editors.
  if (Array.isArray(place.holder) || !/^[a-z]\w{3}/.test(place.name)) return undefined;
  const other = edit(place.name);
  return other === place.name || other in place.holder ? undefined : rename(place, other);
}

function swapLetters(name: string): string {
  return `${name.charAt(0)}${name.charAt(2)}${name.charAt(1)}${name.slice(3)}`;
}

function capitalise(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function hyphenate(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isLink({ holder, name }: Place, wanted: string): boolean {
  return name === wanted && 'url' in holder && 'text' in holder;
}

import { change, isPlainText, replace, type Place, type ValueMistake } from './mistake.testing.ts';

/** Mistakes in single values. */
export const ofValues: readonly ValueMistake[] = [
  {
    what: 'a number in quotes',
    at: (place) =>
      typeof place.value === 'number' ? replace(place, String(place.value)) : undefined,
  },
  {
    what: 'a yes or no in quotes',
    at: (place) => (isYesOrNo(place) ? replace(place, String(place.value)) : undefined),
  },
  {
    what: 'a number for a text',
    at: (place) => (isPlainText(place) ? replace(place, 2026) : undefined),
  },
  {
    what: 'null for nothing',
    at: (place) => (isPlainText(place) ? replace(place, null) : undefined),
  },
  {
    what: 'a list for a text',
    at: (place) => (isPlainText(place) ? replace(place, [place.value]) : undefined),
  },
  {
    what: 'an object for a text',
    at: (place) => (isPlainText(place) ? replace(place, { value: place.value }) : undefined),
  },
  {
    what: 'a number below zero',
    at: (place) => (typeof place.value === 'number' ? replace(place, -1) : undefined),
  },
  {
    what: 'one of a few words, misspelt',
    at: (place) =>
      CHOSEN.test(place.name) ? change(place, (word) => word.slice(0, -1)) : undefined,
  },
  {
    what: 'one of a few words, with a capital',
    at: (place) =>
      CHOSEN.test(place.name)
        ? change(place, (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
        : undefined,
  },
  {
    what: 'a day as people write it',
    at: (place) => change(place, (day) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')),
  },
  {
    what: 'a day that does not exist',
    at: (place) => change(place, (day) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1-$2-32')),
  },
  {
    what: 'an extension with a dot',
    at: (place) =>
      place.name === 'extension' ? change(place, (ending) => `.${ending}`) : undefined,
  },
  {
    what: 'an icon that is misspelt',
    at: (place) => (place.name === 'icon' ? change(place, (id) => `${id}s`) : undefined),
  },
  {
    what: 'a picture that is not there',
    at: (place) =>
      place.name === 'original' ? change(place, (url) => url.replace(/\.\w+$/, '-2$&')) : undefined,
  },
  {
    what: 'an id twice',
    at: ({ holder, name, value }) =>
      name === 'flexComponents' && Array.isArray(value) && value.length > 1
        ? () => void (holder[name] = value.map((each) => ({ ...each, id: 'saving' })))
        : undefined,
  },
  {
    what: 'a locale twice',
    at: ({ holder, name, value }) =>
      name === 'alternates' && Array.isArray(value) && value.length > 0
        ? () => void (holder[name] = [...value, value[0]])
        : undefined,
  },
  {
    what: 'a value of a comparison too few',
    at: ({ holder, name, value }) =>
      name === 'values' && 'title' in holder && Array.isArray(value)
        ? () => void (holder[name] = value.slice(1))
        : undefined,
  },
];

/** Texts may stand beside what is in a list. */
function isYesOrNo({ holder, value }: Place): boolean {
  return typeof value === 'boolean' && !Array.isArray(holder);
}

const CHOSEN = /^(?:cardSize|labelType|position|notificationType|headerBannerType|componentStyle)$/;

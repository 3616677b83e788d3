import { isRecord } from '../../is-record.ts';
import {
  change,
  changePaths,
  isPlainText,
  isRichText,
  replace,
  type ValueMistake,
} from './mistake.testing.ts';

/**
 * Mistakes that only a person who reads the page can see, or that are found on some pages: where a
 * feature or a macro makes anchors, nobody knows which there are.
 */
export const ofUnseen: readonly ValueMistake[] = [
  changePaths('an anchor that is not there', () => '#what-it-cosst'),
  changePaths('an anchor of another page that is not there', (path) => `${path}#what-it-cosst`),

  changePaths('a link to another page than was meant', () => '/en/individuals'),
  {
    what: 'a word that is misspelt',
    at: (place) =>
      isPlainText(place)
        ? change(place, (text) => text.replace(/(\w)(\w)(?=\w)/, '$2$1'))
        : undefined,
  },
  {
    what: 'emphasis with asterisks',
    at: (place) =>
      isRichText(place) ? change(place, (text) => text.replace(/(?<=>)\w+/, '**$&**')) : undefined,
  },
  {
    what: 'a yes or no in quotes, in a list of texts',
    at: (place) =>
      typeof place.value === 'boolean' && Array.isArray(place.holder)
        ? replace(place, String(place.value))
        : undefined,
  },
  {
    what: 'a component that is there twice',
    at: ({ holder, name, value }) =>
      name === 'flexComponents' && Array.isArray(value) && value.length > 0
        ? () => void (holder[name] = [...value, copyWithoutId(value[0])])
        : undefined,
  },
];

function copyWithoutId(component: unknown): unknown {
  if (!isRecord(component)) return component;
  const { id: _id, ...copy } = component;
  return copy;
}

import type { TextMistake, Picker } from './mistake.testing.ts';

/** Mistakes in the text of a file, which is laid out with one member on each line. */
export const ofJson: readonly TextMistake[] = [
  {
    what: 'a comma after the last member',
    inText: editOnePlace(/(?<=[^{[,\s])(?=\n\s*[}\]])/g, ','),
  },
  { what: 'a comma that is missing', inText: editOnePlace(/,(?=\n)/g, '') },
  { what: 'a name in single quotes', inText: editOnePlace(/"(\w+)"(?=: )/g, "'$1'") },
  { what: 'a name in typographic quotes', inText: editOnePlace(/"(\w+)"(?=: )/g, '“$1”') },
  { what: 'a name without quotes', inText: editOnePlace(/"(\w+)"(?=: )/g, '$1') },
  {
    what: 'a quote that is missing after a text',
    inText: editOnePlace(/(?<=": "[^"\n]+)"(?=,?\n)/g, ''),
  },
  { what: 'a bracket that is missing', inText: editOnePlace(/[}\]](?=,?\n)/g, '') },
  { what: 'a bracket too many', inText: editOnePlace(/[}\]](?=,?\n)/g, '$&}') },
  { what: 'a comment', inText: editOnePlace(/(?<=,)(?=\n)/g, ' // to be checked') },
  { what: 'a line break within a text', inText: editOnePlace(/(?<=": "[^"\n]*\w) (?=\w)/g, '\n') },
  {
    what: 'a member twice',
    inText: editOnePlace(/("\w+": (?:"[^"\n]*"|\d+|true|false)),(?=\n)/g, '$1,$1,'),
  },
];

/** Returns what makes the mistake at one of the places where a pattern occurs. */
function editOnePlace(pattern: RegExp, by: string) {
  return (text: string, pick: Picker): string | undefined => {
    const place = pick([...text.matchAll(pattern)]);
    return (
      place &&
      text.replace(pattern, (found, ...rest) => {
        const [first, second] = rest;
        const [index, group] = typeof first === 'number' ? [first, ''] : [second, first];
        return index === place.index ? by.replaceAll('$1', group).replaceAll('$&', found) : found;
      })
    );
  };
}

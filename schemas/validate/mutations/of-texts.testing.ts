import {
  change,
  isCard,
  isPlainText,
  isRichText,
  remove,
  type Place,
  type ValueMistake,
} from './mistake.testing.ts';

/** Mistakes in texts. */
export const ofTexts: readonly ValueMistake[] = [
  inPlainTexts('a tag in a plain text', (text) => text.replace(/\w+/, '<b>$&</b>')),
  inPlainTexts('an ampersand as an entity', (text) => `${text} &amp; more`),
  inPlainTexts('a title of blanks', () => '  ', 'title'),
  inPlainTexts('a title that is empty', () => '', 'title'),
  inPlainTexts('a title of a thousand letters', (text) => text.padEnd(1_000, ' and on'), 'title'),
  inPlainTexts('a text that only keeps a place', () => 'Lorem ipsum'),
  inPlainTexts('a macro in double braces', (text) => `${text} {{loans.rate}}`),
  inPlainTexts('a macro with a dollar', (text) => `${text} \${loans.rate}`),
  {
    what: 'a macro without its end',
    at: (place) => inMacros(place, (macro) => macro.slice(0, -1)),
  },
  {
    what: 'a macro that is misspelt',
    at: (place) => inMacros(place, (macro) => macro.replace('}%', 's}%')),
  },
  {
    what: 'macros that are not announced',
    at: (place) =>
      place.name === 'hasMacro' && JSON.stringify(place.holder).includes('%{')
        ? remove(place)
        : undefined,
  },
  inRichTexts('a paragraph without its end', (text) => text.replace('</p>', '')),
  inRichTexts('an emphasis without its end', (text) => text.replace(/(?<=>)\w+/, '<strong>$&')),
  inRichTexts('tags that end in the wrong order', (text) =>
    text.replace('</p>', ' <em>now</p></em>'),
  ),
  inRichTexts('a tag that does not exist', (text) =>
    text.replace('<p>', '<p><center>Now</center> '),
  ),
  inRichTexts('a style of its own', (text) => text.replace('<p>', '<p style="color: red">')),
  inRichTexts('a script', (text) => `${text}<script>track()</script>`),
  inRichTexts(
    'a picture within a text',
    (text) => `${text}<p><img src="/images/house-keys.svg"></p>`,
  ),
  {
    what: 'a page without a title',
    at: (place) =>
      place.name === 'title' && 'alternates' in place.holder ? remove(place) : undefined,
  },
  {
    what: 'an alternative text for a language of no site',
    at: (place) => (place.name === 'altTextEN' ? replaceLanguage(place) : undefined),
  },
];

function inPlainTexts(what: string, edit: (text: string) => string, name?: string): ValueMistake {
  const isHere = (place: Place) =>
    isPlainText(place) && (name === undefined || (place.name === name && isCard(place.holder)));
  return { what, at: (place) => (isHere(place) ? change(place, edit) : undefined) };
}

function inRichTexts(what: string, edit: (text: string) => string): ValueMistake {
  return { what, at: (place) => (isRichText(place) ? change(place, edit) : undefined) };
}

function inMacros(place: Place, edit: (macro: string) => string) {
  return change(place, (text) => text.replace(/%\{[\w:-]+\}%/, edit));
}

function replaceLanguage({ holder, name, value }: Place) {
  return () => {
    delete holder[name];
    holder['altTextES'] = value;
  };
}

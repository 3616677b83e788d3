/** For the compiler of components' sources, and for what it writes. */
export { escapeText } from './escape-text.ts';
export { OnlyReactCan } from './only-react-can.ts';
export { attributeOf, openingOf, scopeInside, tagOf, voidOf } from './tags.ts';
export { templated } from './templated.ts';
export { writeMarkup } from './write-markup.ts';

export { escapeText } from './escape-text.ts';
export { markupOf, writeMarkup } from './markup-of.ts';
export { OnlyReactCan } from './only-react-can.ts';
export { OUTERMOST, valueOf, type Scope } from './scope.ts';
export { written, type Made } from './written.ts';

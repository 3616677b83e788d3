export { escapeText } from './escape-text.ts';
export { OnlyReactCan } from './only-react-can.ts';
export { OUTERMOST, valueOf, type Scope } from './scope.ts';
export { markupOf, writeComponent, writeMarkup } from './write-markup.ts';
export { written, type Made } from './written.ts';

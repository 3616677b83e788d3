export { attributeValue, writingOf } from './attribute-text.ts';
export { escapeText } from './escape-text.ts';
export { OnlyReactCan } from './only-react-can.ts';
export {
  CONTEXT,
  FRAGMENT,
  isComponent,
  isElement,
  isIterable,
  isOf,
  MEMO,
  type Props,
} from './react-elements.ts';
export { OUTERMOST, providing, valueOf, type Scope } from './scope.ts';
export { isReactsOwn } from './tags.ts';
export { markupOf, writeComponent, writeMarkup } from './write-markup.ts';
export { written, type Made } from './written.ts';

export { toAttributeValue, getWriting } from './attribute-text.ts';
export { escapeText } from './escape-text.ts';
export { RequiresReact } from './only-react-can.ts';
export {
  CONTEXT,
  FRAGMENT,
  isComponent,
  isElement,
  isIterable,
  isElementKind,
  MEMO,
  type Props,
} from './react-elements.ts';
export { OUTERMOST, provideContext, readContext, type Scope } from './scope.ts';
export { isReactsOwn } from './tags.ts';
export { renderMarkup, writeComponent, writeMarkup } from './write-markup.ts';
export { createRawHtml, type HtmlBuffer } from './raw-html.ts';

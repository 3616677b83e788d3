/** For the compiler of components' sources, and for what it writes. */
export { writeAttribute, getWriting } from './attribute-text.ts';
export { constant } from './constant.ts';
export { escapeText } from './escape-text.ts';
export { RequiresReact } from './only-react-can.ts';
export {
  areOthers,
  writeAttributes,
  writeOpening,
  enterScope,
  getTag,
  writeVoid,
  withoutHint,
} from './tags.ts';
export { templated } from './templated.ts';
export { writeComponent, writeMarkup } from './write-markup.ts';

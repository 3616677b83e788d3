import './pickers.css';

export { IconNote, IconPicker } from './icon-picker.tsx';
export { LinkNote } from './link-note.tsx';
export { LinkPicker } from './link-picker.tsx';
export { PicturePicker } from './picture-picker.tsx';
export { MacroChips } from './macro-chips.tsx';
export { MacroPicker } from './macro-picker.tsx';

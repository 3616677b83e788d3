export { createNoteLinks, type NoteLinks } from './link-notes.ts';
export { textSetterOf } from './text-setter.ts';

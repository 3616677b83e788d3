export { createNoteLinks, hasNoteMarks, type NoteLinks } from './link-notes.ts';
export { getTypesetter } from './typesetter.ts';

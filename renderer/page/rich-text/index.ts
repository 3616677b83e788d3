export { createNoteLinks, hasNoteMarks, type NoteLinks } from './link-notes.ts';
export { typesetterOf } from './typesetter.ts';

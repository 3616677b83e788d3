import '../preview-note.css';
import type { Problem } from '#schemas/problems/problem.ts';

/** Writes above the page which step could not be taken, and which names it could have. */
export function writeStepNote(document: Document, { message, fix }: Problem): void {
  const note = document.createElement('aside');
  note.className = 'preview-note';
  note.lang = 'en';
  note.textContent = `${message} ${fix}`;
  document.body.prepend(note);
}

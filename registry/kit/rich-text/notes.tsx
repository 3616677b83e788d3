import type { Words } from '#renderer';
import { fillWords } from '../words/fill-words.ts';

interface NoteProps {
  readonly attributes: Readonly<Record<string, string>> | undefined;
  readonly words: Words;
}

/** The mark of a footnote in the text, which leads to the note. */
export function NoteMark({ attributes: { note = '', id, href } = {}, words }: NoteProps) {
  return (
    <sup>
      <a
        className="rich-text__mark"
        id={id}
        href={href}
        aria-label={fillWords(words['text_note'], { note })}
      >
        {note}
      </a>
    </sup>
  );
}

/** The way from a footnote back to the text that it belongs to. */
export function NoteBack({ attributes: { note = '', href } = {}, words }: NoteProps) {
  return (
    <>
      {'\u00A0'}
      <a
        className="rich-text__back"
        href={href}
        aria-label={fillWords(words['text_note_back'], { note })}
      >
        ↑
      </a>
    </>
  );
}

import type { Messages } from '#renderer';
import { fillMessage } from '../messages/fill-message.ts';

interface NoteProps {
  readonly attributes: Readonly<Record<string, string>> | undefined;
  readonly messages: Messages;
}

/** The mark of a footnote in the text, which leads to the note. */
export function NoteMark({ attributes: { note = '', id, href } = {}, messages }: NoteProps) {
  return (
    <sup>
      <a
        className="rich-text__mark"
        id={id}
        href={href}
        aria-label={fillMessage(messages['text_note'], { note })}
      >
        {note}
      </a>
    </sup>
  );
}

/** The way from a footnote back to the text that it belongs to. */
export function NoteBack({ attributes: { note = '', href } = {}, messages }: NoteProps) {
  return (
    <>
      {'\u00A0'}
      <a
        className="rich-text__back"
        href={href}
        aria-label={fillMessage(messages['text_note_back'], { note })}
      >
        ↑
      </a>
    </>
  );
}

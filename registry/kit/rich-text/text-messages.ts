import type { Messages } from '#renderer';
import type { KitMessageKey } from '../messages/kit-messages.ts';

/** The messages of running text: names of tables, of footnotes and of the ways back. */
export const TEXT_MESSAGES: readonly KitMessageKey[] = [
  'text_table',
  'text_note',
  'text_note_back',
];

/** The prop of a component whose entry loads the messages of running text. */
export interface WithTextMessages {
  readonly messages?: Messages | undefined;
}

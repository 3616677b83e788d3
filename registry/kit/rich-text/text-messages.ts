import type { Messages } from '#renderer';
import type { KitMessageKey } from '../messages/kit-messages.ts';

/** What running text says by itself: names of tables, of footnotes and of the ways back. */
export const TEXT_MESSAGES: readonly KitMessageKey[] = [
  'text_table',
  'text_note',
  'text_note_back',
];

/** What a component gets beside its own props when its entry gives it the words of running text. */
export interface WithTextMessages {
  readonly messages?: Messages | undefined;
}

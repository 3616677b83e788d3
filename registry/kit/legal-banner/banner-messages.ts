import type { KitMessageKey } from '../messages/kit-messages.ts';
import { TEXT_MESSAGES } from '../rich-text/text-messages.ts';

/** The messages of a legal banner: of its text, and the names of its two marks. */
export const BANNER_MESSAGES: readonly KitMessageKey[] = [
  ...TEXT_MESSAGES,
  'type_information',
  'type_warning',
];

import type { KitMessageKey } from '../messages/kit-messages.ts';
import { TYPE_MESSAGES } from '../notification/type-messages.ts';
import { TEXT_MESSAGES } from '../rich-text/text-messages.ts';

/** The messages of what every header may hold: running text, a notification, a legal banner. */
export const HEADER_MESSAGES: readonly KitMessageKey[] = [...TEXT_MESSAGES, ...TYPE_MESSAGES];

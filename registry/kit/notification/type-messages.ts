import type { KitMessageKey } from '../messages/kit-messages.ts';

/** The messages that say in words what the icon and the colour of a message say. */
export const TYPE_MESSAGES: readonly KitMessageKey[] = [
  'type_information',
  'type_success',
  'type_warning',
  'type_error',
];

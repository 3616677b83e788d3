import { defineEntry } from '#renderer';
import type { ContactCardProps } from '#schemas/generated/cards/contact-card.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';

export const contactCard = defineEntry<ContactCardProps>({
  kind: 'component',
  type: 'contact-card',
  family: 'cards',
  interactive: false,
  load: () => import('./contact-card.tsx').then((module) => module.ContactCard),
  check: () => import('#schemas/generated/cards/contact-card.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});

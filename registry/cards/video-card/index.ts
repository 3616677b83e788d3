import { defineEntry } from '#renderer';
import type { VideoCardProps } from '#schemas/generated/cards/video-card.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';

export const videoCard = defineEntry<VideoCardProps>({
  kind: 'component',
  type: 'video-card',
  family: 'cards',
  interactive: true,
  load: () => import('./video-card.tsx').then((module) => module.VideoCard),
  check: () => import('#schemas/generated/cards/video-card.check.ts'),
  messages: addKitMessages((locale) => import(`./locales/${locale}.json`), TEXT_MESSAGES),
});

import { defineEntry } from '#renderer';
import type { PromotionalBannerProps } from '#schemas/generated/blocks/promotional-banner.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const promotionalBanner = defineEntry<PromotionalBannerProps>({
  kind: 'component',
  type: 'promotional-banner',
  family: 'blocks',
  interactive: false,
  interactiveWith: ['conditions'],
  load: () => import('./promotional-banner.tsx').then((module) => module.PromotionalBanner),
  check: () => import('#schemas/generated/blocks/promotional-banner.check.ts'),
  messages: loadOnlyKitMessages([...TEXT_MESSAGES, 'button_close']),
});

import { defineEntry } from '#renderer';
import type { LegalBannerProps } from '#schemas/generated/blocks/legal-banner.ts';
import { BANNER_MESSAGES } from '../../kit/legal-banner/banner-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const legalBanner = defineEntry<LegalBannerProps>({
  kind: 'component',
  type: 'legal-banner',
  family: 'blocks',
  interactive: false,
  load: () => import('./legal-banner.tsx').then((module) => module.LegalBanner),
  check: () => import('#schemas/generated/blocks/legal-banner.check.ts'),
  messages: loadOnlyKitMessages(BANNER_MESSAGES),
});

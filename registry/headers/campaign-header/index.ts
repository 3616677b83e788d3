import { defineEntry } from '#renderer';
import type { CampaignHeaderProps } from '#schemas/generated/headers/campaign-header.ts';
import { featureMessages } from '../../kit/feature-place/feature-messages.ts';
import { HEADER_MESSAGES } from '../../kit/hero/header-messages.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const campaignHeader = defineEntry<CampaignHeaderProps>({
  kind: 'component',
  type: 'campaign-header',
  family: 'headers',
  interactive: false,
  load: () => import('./campaign-header.tsx').then((module) => module.CampaignHeader),
  check: () => import('#schemas/generated/headers/campaign-header.check.ts'),
  messages: addKitMessages(featureMessages, HEADER_MESSAGES),
});

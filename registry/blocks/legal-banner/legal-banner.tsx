import type { LegalBannerProps } from '#schemas/generated/blocks/legal-banner.ts';
import { LegalBanner as Banner } from '../../kit/legal-banner/legal-banner.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';

/**
 * Shows what a law or a supervisor requires, at any place of a page where it is wanted. The kit's
 * part draws all of it.
 */
export function LegalBanner({ messages, ...banner }: LegalBannerProps & WithTextMessages) {
  return <Banner banner={banner} messages={messages} />;
}

/** A header's title, in parts where it is a campaign's. */
export interface CampaignTitled {
  readonly campaignTitle?: {
    readonly primaryTitle?: string;
    readonly secondaryTitle?: string;
    readonly tertiaryTitle?: string;
  };
}

/** The parts of a campaign's title that say something, in order. */
export function listCampaignParts({ campaignTitle = {} }: CampaignTitled): string[] {
  const { primaryTitle = '', secondaryTitle = '', tertiaryTitle = '' } = campaignTitle;
  return [primaryTitle, secondaryTitle, tertiaryTitle].filter((part) => part.trim());
}

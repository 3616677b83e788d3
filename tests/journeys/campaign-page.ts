/** The texts of the campaign page that authors write in journeys. */
export const CAMPAIGN = {
  title: 'Warm by winter',
  button: 'Ask for an offer',
  banner: 'Borrowing money also costs money.',
  section: 'Three ways to save',
  cards: ['A new roof', 'A heat pump', 'New windows'],
  questions: [
    'How much can I borrow?',
    'How long does it take?',
    'What does it cost?',
    'Can I pay back early?',
  ],
  offer: 'Talk to an adviser',
  legal: 'Fixed rate of ',
} as const;

/** Those that a visitor reads without opening anything. */
export const CAMPAIGN_WORDS: readonly string[] = [
  CAMPAIGN.title,
  CAMPAIGN.button,
  CAMPAIGN.banner,
  CAMPAIGN.section,
  ...CAMPAIGN.cards,
  CAMPAIGN.offer,
  CAMPAIGN.legal,
];

import type {
  SegmentContext,
  TopBarContent,
  TopBarData,
} from '#schemas/generated/shell/top-bar.ts';

export const sampleSegment: SegmentContext = {
  cookieValue: 'Individuals',
  becomeClientUrl: '/en/become-a-client',
  searchUrl: '/en/individuals/search',
  selectedSegmentId: 'individuals',
};

/** A top bar with everything that one can have, but for what takes the place of something else. */
export const sampleTopBar: TopBarData = {
  appsMenuItems: [
    { id: 'daily-banking', label: 'Daily banking', href: '/en/individuals' },
    { id: 'investments', label: 'Investments', href: '/en/investments' },
    { id: 'unheard-of', label: 'Unheard of', href: '/en/nowhere' },
  ],
  helpMenuItems: [{ id: 'help', label: 'Help centre', href: '/en/help' }],
  profileMenuItems: [
    { id: 'messages', label: 'Messages', href: '/en/messages' },
    { id: 'settings', label: 'Settings', href: '/en/settings' },
  ],
  menuButtonItems: [
    { id: 'branches', label: 'Branches nearby', href: '/en/branches' },
    { id: 'chat', label: 'Chat', onClick: 'open-chat' },
    { id: 'more', label: 'More', subItems: [{ id: 'cards', label: 'Cards', href: '/en/cards' }] },
  ],
  links: {
    items: [
      { icon: 'vitrine:regular:map-pin', textLink: { text: 'Branches', url: '/en/branches' } },
    ],
  },
  openAccount: { text: 'Open an account', url: '/en/open-an-account' },
  becomeClientLabel: 'Become a client',
  logIn: { text: 'Log in', url: '/log-in' },
  logOut: { text: 'Log out', url: 'https://banking.example.com/login' },
};

/** The sample with other values. */
export function topBarWith(
  data: Partial<TopBarData> = {},
  segment: Partial<SegmentContext> = {},
): TopBarContent {
  return {
    topBar: { ...sampleTopBar, ...data },
    segmentContext: { ...sampleSegment, ...segment },
  };
}

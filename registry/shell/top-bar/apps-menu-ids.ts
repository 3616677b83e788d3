import type { TopBarData } from '#schemas/generated/shell/top-bar.ts';

export type AppId = NonNullable<TopBarData['selectedAppId']>;

/** 002 §3: the applications that the apps menu knows. */
export const APPS_MENU_IDS: readonly AppId[] = [
  'daily-banking',
  'loyalty-shop',
  'businessBank',
  'ingDeals',
  'investments',
  'multiMandate',
  'ingLease',
  'previous-ing-lu',
  'legacyApp',
];

/** 002 §2: the application that a site is where nothing else is said. */
export const DEFAULT_APP: AppId = 'daily-banking';

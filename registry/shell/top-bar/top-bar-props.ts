import type { Messages, PageContext } from '#renderer';
import type { SegmentContext, TopBarData } from '#schemas/generated/shell/top-bar.ts';

/** The props that each part of a top bar may need. */
export interface TopBarPartProps {
  readonly data: TopBarData;
  readonly segment: SegmentContext | undefined;
  readonly page: PageContext;
  readonly messages: Messages;
}

/** Returns the texts of menus in the language of the page. */
export function getMenuTexts(messages: Messages): {
  readonly close: string;
  readonly newTab: string;
} {
  return { close: messages['close'] ?? '', newTab: messages['newTab'] ?? '' };
}

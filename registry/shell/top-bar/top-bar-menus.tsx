import type { MenuItem, TopBarData } from '#schemas/generated/shell/top-bar.ts';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { Menu } from '../../kit/menu/menu.tsx';
import { findLanguage, findSegment, listLanguages, listSegments } from './place-groups.ts';
import { getMenuTexts, type TopBarPartProps } from './top-bar-props.ts';

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
const DEFAULT_APP: AppId = 'daily-banking';

/** The applications of the bank, of which this one is selected. */
export function AppsMenu({ data, messages }: TopBarPartProps) {
  const { selectedAppId = DEFAULT_APP } = data;
  const items = selectApps(data);
  const selected = items.find(({ id }) => id === selectedAppId);
  return (
    <Menu
      id="apps"
      className="top-bar__apps"
      label={messages['apps'] ?? ''}
      items={items}
      texts={getMenuTexts(messages)}
      icon={findDrawing('vitrine:regular:squares-four')}
      current={selected?.id}
      triggerText={selected?.label}
    />
  );
}

/** Selects the applications that the apps menu knows. */
export function selectApps({ appsMenuItems = [] }: TopBarData): readonly MenuItem[] {
  const known: readonly string[] = APPS_MENU_IDS;
  return appsMenuItems.filter(({ id }) => known.includes(id));
}

/** Where there is help. */
export function HelpMenu({ data, messages }: TopBarPartProps) {
  return (
    <Menu
      id="help"
      className="top-bar__help"
      label={messages['help'] ?? ''}
      items={data.helpMenuItems ?? []}
      texts={getMenuTexts(messages)}
      icon={findDrawing('vitrine:regular:question')}
      align="end"
    />
  );
}

/** The page in other languages. */
export function LanguageMenu({ id, ...part }: TopBarPartProps & { readonly id: string }) {
  const { messages } = part;
  const items = listLanguages(part);
  const current = items.find((item) => item.id === findLanguage(part));
  return (
    <Menu
      id={id}
      className="top-bar__languages"
      label={messages['languages'] ?? ''}
      items={items}
      texts={getMenuTexts(messages)}
      icon={findDrawing('vitrine:regular:globe')}
      current={current?.id}
      triggerText={current?.label ?? messages['languages']}
      triggerLang={current?.id}
      align="end"
    />
  );
}

/** The site of other customers, where the segments have no row of their own. */
export function SegmentMenu(part: TopBarPartProps) {
  const { messages } = part;
  const items = listSegments(part);
  const current = items.find(({ id }) => id === findSegment(part));
  return (
    <Menu
      id="segments"
      className="top-bar__segments"
      label={messages['segments'] ?? ''}
      measureEvent="segment"
      items={items}
      texts={getMenuTexts(messages)}
      current={current?.id}
      triggerText={current?.label ?? messages['segments']}
    />
  );
}

type AppId = NonNullable<TopBarData['selectedAppId']>;

import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { selectMenuItems, type MenuEntry } from '../../kit/menu/menu-item.ts';
import { Menu } from '../../kit/menu/menu.tsx';
import { isShown, type Link } from '../../kit/text-links/is-shown.ts';
import { findLanguage, findSegment, groupLanguages, listSegments } from './place-groups.ts';
import { selectApps } from './top-bar-menus.tsx';
import {
  getMenuTexts,
  toBecomeClient,
  type TopBarPartProps,
  type TopBarParts,
} from './top-bar-props.ts';
import './more-menu.css';

/** Something that the bar has no room for in windows narrower than so many pixels. */
interface NarrowEntry extends MenuEntry {
  readonly below: 480 | 840 | 1080 | 1280;
}

interface MoreMenuProps extends TopBarPartProps {
  readonly parts: TopBarParts;
  readonly hasTwoRows: boolean;
}

/**
 * Everything that the bar shows in wide windows and has no room for in this one, so that it is in
 * reach on a phone. Styles leave out what the bar shows itself.
 */
export function MoreMenu(props: MoreMenuProps) {
  const { messages, parts } = props;
  const entries = [
    ...(parts.visitors ? listWaysIn(props) : []),
    ...(parts.menuButtons ? listMenuButtons(props) : []),
    ...(parts.places ? listPlaces(props) : []),
    ...(parts.helpMenu ? listMenus(props) : []),
  ].filter((entry) => selectMenuItems([entry]).length > 0);
  const widest = Math.max(...entries.map(({ below }) => below));
  const current = [findSegment(props), findLanguage(props)];
  return (
    <Menu
      id="more"
      className={`top-bar__more ${getClassName(widest)}`}
      label={messages['more'] ?? ''}
      items={entries.map(({ below, ...entry }) => ({ ...entry, className: getClassName(below) }))}
      texts={getMenuTexts(messages)}
      icon={findDrawing('vitrine:regular:list')}
      current={current.filter((id) => id !== undefined)}
      align="end"
    />
  );
}

const getClassName = (below: number) => `top-bar__below-${below}`;

/** The buttons beside the way in, which is in the bar at every width. */
function listWaysIn({ data, segment, page, hasTwoRows }: MoreMenuProps): NarrowEntry[] {
  if (page.session === 'signed-in') return [];

  const { openAccount } = data;
  const openAccountBelow = hasTwoRows ? 840 : 1080;
  const becomeClientBelow = isShown(openAccount) ? 1280 : 840;
  return [
    ...listLink(openAccount, {
      id: 'more:open-account',
      icon: 'vitrine:regular:credit-card',
      below: openAccountBelow,
    }),
    ...listLink(toBecomeClient({ data, segment }), {
      id: 'more:become-client',
      icon: 'vitrine:regular:user',
      below: becomeClientBelow,
    }),
  ];
}

function listMenuButtons({ data: { menuButtonItems = [] } }: MoreMenuProps): NarrowEntry[] {
  return menuButtonItems.map((item) => ({ ...item, below: 1280 }));
}

/**
 * Where else one can go. The small links belong to the first of two rows alone; one that the menu
 * of help has as well stands there only.
 */
function listPlaces(props: MoreMenuProps): NarrowEntry[] {
  const { data, messages, hasTwoRows, parts } = props;
  const help = parts.helpMenu ? (data.helpMenuItems ?? []).map(({ href }) => href) : [];
  const small = hasTwoRows ? (data.links?.items ?? []) : [];
  const links = small.filter(({ textLink }) => !help.includes(textLink?.url));
  return [
    ...links.flatMap(({ icon, textLink }, index) =>
      listLink(textLink, { id: `more:link-${index + 1}`, icon, below: 840 }),
    ),
    {
      id: 'more:segments',
      label: messages['segments'] ?? '',
      icon: 'vitrine:regular:users-three',
      open: true,
      measureEvent: 'segment',
      subItems: listSegments(props),
      below: 840,
    },
    { ...groupLanguages(props), below: 840 },
  ];
}

/** Menus whose place is taken by this one on the narrowest screens. */
function listMenus({ data, page, messages, parts }: MoreMenuProps): NarrowEntry[] {
  const apps = parts.appsMenu && page.session !== 'signed-in' ? selectApps(data) : [];
  return [
    {
      id: 'more:help',
      label: messages['help'] ?? '',
      icon: 'vitrine:regular:question',
      open: true,
      subItems: data.helpMenuItems,
      below: 480,
    },
    {
      id: 'more:apps',
      label: messages['apps'] ?? '',
      icon: 'vitrine:regular:squares-four',
      subItems: apps,
      below: 480,
    },
  ];
}

function listLink(
  link: Link | undefined,
  entry: Omit<NarrowEntry, 'label'>,
): readonly NarrowEntry[] {
  return isShown(link) ? [{ ...entry, label: link.text, href: link.url }] : [];
}

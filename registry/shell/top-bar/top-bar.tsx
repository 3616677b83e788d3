import type { PageContext, ShellProps, WithMessages } from '#renderer';
import type { TopBarContent } from '#schemas/generated/shell/top-bar.ts';
import { BackLink } from './back-link.tsx';
import { HomeLink } from './home-link.tsx';
import { OldSiteSwitch } from './old-site-switch.tsx';
import { PARTS_OF_MODE } from './parts-of-mode.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { ProfileSwitch } from './profile-switch.tsx';
import { TopBarMenuButtons } from './top-bar-menu-buttons.tsx';
import { AppsMenu, HelpMenu, LanguageMenu, SegmentMenu } from './top-bar-menus.tsx';
import { TopBarPlaces } from './top-bar-places.tsx';
import { SearchButton, TopBarSearch } from './top-bar-search.tsx';
import { TopBarSession } from './top-bar-session.tsx';
import { checkTopBarSize } from './top-bar-size.ts';
import './top-bar.css';
import './top-bar-widths.css';
import './top-bar-print.css';

/**
 * The head of every page: whose bank this is, for whom, in which language, and the way in. All of
 * it is markup that works before and without script; what depends on who is signed in is rendered
 * again once that is known.
 */
export function TopBar(props: ShellProps<TopBarContent>) {
  const { data: content = {}, page, mode = 'default', messages } = props;
  const { topBar: data = {}, segmentContext: segment } = content;
  const parts = PARTS_OF_MODE[mode];
  const hasTwoRows = data.twoRowModes?.includes(mode) ?? false;
  const part = { data, segment, page, messages };
  return (
    <header
      className="top-bar"
      data-mode={mode}
      data-size={checkTopBarSize(data.size)}
      data-rows={hasTwoRows ? 2 : 1}
    >
      <a className="top-bar__skip visually-hidden" href="#main">
        {messages['skip']}
      </a>
      {hasTwoRows && parts.places && <TopBarPlaces {...part} />}
      <div className="top-bar__row top-bar__inside">
        {parts.backLink && <BackLink {...part} />}
        <HomeLink {...part} />
        {parts.search && <TopBarSearch {...part} />}
        <span className="top-bar__space" data-at="narrow" />
        {parts.search && <SearchButton {...part} />}
        {parts.appsMenu && <AppsMenu {...part} />}
        {parts.places && !hasTwoRows && (
          <div className="top-bar__places-menus">
            <SegmentMenu {...part} />
            <LanguageMenu {...part} id="languages" />
          </div>
        )}
        {parts.menuButtons && <TopBarMenuButtons {...part} />}
        {parts.helpMenu && <HelpMenu {...part} />}
        {parts.profileMenu && <span className="top-bar__break" />}
        <span className="top-bar__space" data-at="wide" />
        {parts.profileMenu && <ProfileSwitch {...part} />}
        {parts.profileMenu && <ProfileMenu {...part} />}
        <TopBarSession {...part} hasVisitors={parts.visitors} />
      </div>
      {parts.places && <OldSiteSwitch {...part} />}
      <PrintedHead page={page} messages={messages} />
    </header>
  );
}

/**
 * What paper has in the place of all that: whose page this is, where it stands, and when it was
 * printed.
 */
function PrintedHead({ page, messages }: { readonly page: PageContext } & WithMessages) {
  return (
    <div className="top-bar__printed">
      <strong>{page.appName}</strong>
      <span>{page.address}</span>
      <span className="top-bar__print-date">
        {messages['printed']} <time data-print-date />
      </span>
    </div>
  );
}

import type { PageContext, ShellProps, WithMessages } from '#renderer';
import type { SkipLink, TopBarContent } from '#schemas/generated/shell/top-bar.ts';
import { arrowLeft } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { ChoiceList } from '../../kit/choice-list/choice-list.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { Logo } from '../../kit/logo/logo.tsx';
import { PARTS_OF_MODE, checkTopBarSize, type TopBarPartProps } from './top-bar-props.ts';
import { MoreMenu } from './more-menu.tsx';
import { ProfileMenu, ProfileSwitch } from './profile-menu.tsx';
import { TopBarMenuButtons } from './top-bar-menu-buttons.tsx';
import { AppsMenu, HelpMenu, LanguageMenu, SegmentMenu } from './top-bar-menus.tsx';
import { SearchButton, TopBarSearch } from './top-bar-search.tsx';
import { TopBarSession } from './top-bar-session.tsx';
import { TopBarLinks } from './top-bar-links.tsx';
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
      <SkipLinks {...part} />
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
        <MoreMenu {...part} parts={parts} hasTwoRows={hasTwoRows} />
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

/** Where each anchor of a skip link is. No text of a page makes an anchor with an underscore. */
const GOALS: Readonly<Record<SkipLink['anchor'], string>> = {
  main: '#main',
  navigation: '#site_navigation',
  footer: '#site_footer',
};

/** Lead past the bar, and are seen while they have the focus. */
function SkipLinks({ data, messages }: TopBarPartProps) {
  const { skipLinks = [{ text: messages['skip'], anchor: 'main' as const }] } = data;
  return skipLinks.map(({ text, anchor }, index) => (
    <a key={index} className="top-bar__skip visually-hidden" href={GOALS[anchor]}>
      {text}
    </a>
  ));
}

/**
 * Takes the place of all that on paper: it says whose page this is, where it stands, and when it
 * was printed.
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

/** The way back: where the content service says, or else to the folder of the page. */
function BackLink({ data, page, messages }: TopBarPartProps) {
  return (
    <a
      className="top-bar__back"
      href={data.backLink ?? folderOf(page.address) ?? page.homeUrl}
      aria-label={messages['back']}
    >
      <Icon drawing={arrowLeft} size={24} />
    </a>
  );
}

/** 002 §2: the current directory, which is the page's address without its last segment. */
function folderOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { pathname } = new URL(address);
  return pathname.slice(0, pathname.lastIndexOf('/')) || '/';
}

/** The first of two rows: for whom the site is, small links, and its languages. */
function TopBarPlaces(props: TopBarPartProps) {
  const { data, segment, page, messages } = props;
  const selected = segment?.selectedSegmentId;
  const segments = page.segments.map((choice) =>
    selected === undefined ? choice : { ...choice, current: choice.id === selected },
  );
  return (
    <div className="top-bar__first-row">
      <div className="top-bar__inside">
        <ChoiceList label={messages['segments']} items={segments} data-measure-event="segment" />
        <div className="top-bar__extras">
          <TopBarLinks links={data.links?.items} label={messages['links']} />
          <LanguageMenu {...props} id="languages-in-row" />
        </div>
      </div>
    </div>
  );
}

/** The way back to the previous site; once that is gone, where there is help in this one. */
function OldSiteSwitch({ data: { legacyApp }, messages }: TopBarPartProps) {
  if (!legacyApp) return null;

  const { id, url, removed = false, selfServiceUrl } = legacyApp;
  return (
    <div className="top-bar__old-site" data-legacy-app={id}>
      <p className="top-bar__inside">
        {removed ? (
          <>
            {messages['oldSiteRemoved']}{' '}
            {selfServiceUrl !== undefined && <a href={selfServiceUrl}>{messages['selfService']}</a>}
          </>
        ) : (
          <a href={url}>
            {fillMessage(messages['oldSite'], { name: messages[`oldSite-${id}`] ?? '' })}
          </a>
        )}
      </p>
    </div>
  );
}

/**
 * The logo, which leads home: the segment's own, the bank's, or else our mark. Where a picture does
 * not load, a script shows the bank's name, with our mark if the bank has no other.
 */
function HomeLink({ segment, page, messages }: TopBarPartProps) {
  const { logoUrl = page.logoUrl, logoAlt = '' } = segment ?? {};
  return (
    <a
      className="top-bar__home"
      href={page.homeUrl}
      aria-label={fillMessage(messages['home'], { appName: page.appName })}
    >
      {logoUrl !== undefined && (
        // React writes a hint in front of the page for a picture that stands by itself.
        <picture className="top-bar__own-logo">
          <img src={logoUrl} alt={logoAlt} height={32} data-logo />
        </picture>
      )}
      <span className="top-bar__logo">
        {page.logoUrl === undefined && <Logo />}
        <span className="top-bar__name">{page.bankName}</span>
      </span>
    </a>
  );
}

// Made by `npm run generate` from ../cms-data.schema.json. Do not edit.

/**
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.
 */
export type ImageUrl = string;
/**
 * Links below each other, in the order written.
 *
 * @maxItems 1000
 */
export type TextLinks = TextLink[];
/**
 * One choice of a menu. With subItems it is a group that unfolds, with onClick a button, with href a link: the first of these that it has decides. With none of them it is not shown.
 */
export type MenuItem = MenuItemBase & {
  /**
   * What a group unfolds to, in the order shown.
   *
   * @maxItems 40
   */
  subItems?: MenuSubItem[];
};
/**
 * A language with its region, and with its script where it has several.
 */
export type Locale = string;
/**
 * One choice of a group of a menu. With onClick it is a button, with href a link. With neither it is not shown. A group holds no group.
 */
export type MenuSubItem = MenuItemBase;

/**
 * What the content service says about the page's frame, for one segment in one language.
 */
export interface CmsData {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The main navigation: a list beside the page, in wide windows.
   */
  navigation?: CmsNavigation;
  /**
   * The main navigation in narrow windows: a bar of tabs. Left out: the same entries as in wide ones.
   */
  mobileNavigation?: CmsNavigation;
  footer?: FooterData;
  segmentContext?: SegmentContext;
  topBar?: TopBarData;
}
/**
 * The site's main navigation, as the content service has it.
 */
export interface CmsNavigation {
  /**
   * The entries, in the order shown.
   *
   * @maxItems 40
   */
  menuItems: CmsNavigationItem[];
}
/**
 * One entry of the navigation: a link, or a submenu.
 */
export interface CmsNavigationItem {
  /**
   * What is read.
   */
  title: string;
  /**
   * Stands before the title.
   */
  icon?: IconId;
  /**
   * Where it leads.
   */
  link?: PlainLink;
  /**
   * Whether the page is this entry's.
   */
  active?: boolean;
  /**
   * The page is this entry's, too, where its path begins with this.
   */
  hrefMatch?: string;
  /**
   * The address of a drawing in place of the icon.
   */
  svg?: ImageUrl;
  /**
   * How many wait there. None are not shown; more than 99 are shown as 99+.
   */
  counter?: number;
  /**
   * The name of the action that a button does in place of the link. The site says what happens at which name.
   */
  actionItem?: string;
  /**
   * Whether the submenu starts closed, whatever stands in it.
   */
  collapsed?: boolean;
  /**
   * The entries of the submenu.
   *
   * @maxItems 40
   */
  sub?: CmsNavigationLink[];
}
/**
 * A link whose words stand elsewhere.
 */
export interface PlainLink {
  url: Url;
}
/**
 * One entry of a submenu.
 */
export interface CmsNavigationLink {
  /**
   * What is read.
   */
  text: string;
  /**
   * Where it leads.
   */
  url: Url;
  /**
   * Whether the page is this entry's.
   */
  active?: boolean;
}
/**
 * The links of the footer. Its languages come from the page.
 */
export interface FooterData {
  /**
   * Columns of links.
   *
   * @maxItems 12
   */
  generalLinks?: LinkGroup[];
  socialMediaLinks?: SocialMediaLinks;
  /**
   * Whom to call about a lost card: microCopy says when, textLink holds the number.
   */
  cardStop?: CallToAction;
  appStores?: AppStoreLinks;
  /**
   * The segments that a visitor can go to. Left out: those of the experience.
   *
   * @maxItems 12
   */
  customerSegments?: CustomerSegment[];
  /**
   * Accepted for compatibility. The year shown is the present one.
   */
  date?: string;
}
/**
 * A column of links under a heading.
 */
export interface LinkGroup {
  /**
   * The heading.
   */
  title: string;
  textLinks: TextLinks;
}
/**
 * A link in words. It shows only when both text and url hold something.
 */
export interface TextLink {
  /**
   * What the visitor reads. Say where the link leads.
   */
  text: string;
  url: Url;
}
/**
 * The bank on social networks.
 */
export interface SocialMediaLinks {
  /**
   * What the list is called, for those who hear it.
   */
  title: string;
  /**
   * The networks.
   *
   * @maxItems 12
   */
  socialLinks: SocialLink[];
}
/**
 * The bank on one network.
 */
export interface SocialLink {
  /**
   * The network's name.
   */
  description: string;
  icon: IconId;
  iconIdHover?: IconId;
  link: PlainLink;
}
/**
 * The one thing a visitor is asked to do here.
 */
export interface CallToAction {
  textLink: ButtonLink;
  /**
   * A few words below the button that take away a doubt.
   */
  microCopy?: string;
}
/**
 * What a button says, and where it leads.
 */
export interface ButtonLink {
  /**
   * What the visitor reads: a verb and its object. Up to 20 characters, buttons stand in a row.
   */
  text: string;
  url: Url;
}
/**
 * Where the app of the bank is downloaded.
 */
export interface AppStoreLinks {
  /**
   * The heading.
   */
  title: string;
  /**
   * Leads to the app in the store for Android. On iOS it gives way to the other one.
   */
  android?: TextLink;
  /**
   * Leads to the app in the store for iOS. On Android it gives way to the other one.
   */
  ios?: TextLink;
}
/**
 * A segment of customers that the site has pages for.
 */
export interface CustomerSegment {
  /**
   * Which segment it is, as the experience names it. The present one is marked.
   */
  key: string;
  /**
   * What the segment is called.
   */
  title: string;
  /**
   * Its home page.
   */
  href: Url;
}
/**
 * What belongs to the customer segment that a page is for.
 */
export interface SegmentContext {
  /**
   * Which segment it is, as the cookie segment says it.
   */
  cookieValue: 'Individuals' | 'Business' | 'PrivateBanking';
  /**
   * Where the button for those leads who are not clients yet.
   */
  becomeClientUrl?: Url;
  /**
   * The segment's own logo. Left out, or where it does not load: that of the bank.
   */
  logoUrl?: ImageUrl;
  /**
   * What the segment's own logo says.
   */
  logoAlt?: string;
  /**
   * The segment that is searched.
   */
  searchSegment?: string;
  /**
   * The page with the results of a search. Left out: there is no search.
   */
  searchUrl?: Url;
  /**
   * The segment that is marked as the present one. Left out: that of the page's address.
   */
  selectedSegmentId?: string;
  /**
   * What the footer calls the segment.
   */
  footerSegmentLabel?: string;
}
/**
 * What the top bar offers. Segments and languages come from the experience and the page.
 */
export interface TopBarData {
  /**
   * The size of its texts: 19 or 24 px for the name of the bank, and the rest to match.
   */
  size?: 'font19' | 'font24';
  /**
   * The modes in which it has two rows, from 840 px on: segments, links and languages in the first.
   *
   * @maxItems 4
   */
  twoRowModes?: ('default' | 'focus' | 'flow' | 'standalone')[];
  /**
   * The first links of each page, in the order in which the keyboard comes to them. Left out: one to the content.
   *
   * @minItems 1
   * @maxItems 3
   */
  skipLinks?: SkipLink[];
  /**
   * The applications of the bank. An item whose id names none of them is left out.
   *
   * @maxItems 40
   */
  appsMenuItems?: MenuItem[];
  /**
   * The application that this site is.
   */
  selectedAppId?:
    | 'daily-banking'
    | 'loyalty-shop'
    | 'businessBank'
    | 'ingDeals'
    | 'investments'
    | 'multiMandate'
    | 'ingLease'
    | 'previous-ing-lu'
    | 'legacyApp';
  /**
   * Where there is help.
   *
   * @maxItems 40
   */
  helpMenuItems?: MenuItem[];
  /**
   * What somebody who is signed in finds under their name. The item with the id messages says how many are unread.
   *
   * @maxItems 40
   */
  profileMenuItems?: MenuItem[];
  /**
   * The icon of the profile menu. Left out: a person.
   */
  profileIcon?: IconId;
  /**
   * Buttons in the bar itself; one with subItems opens a menu.
   *
   * @maxItems 40
   */
  menuButtonItems?: MenuItem[];
  /**
   * How many messages are unread.
   */
  unreadMessagesCount?: number;
  /**
   * The page on which profiles are switched. Left out, the bar switches them itself.
   */
  switchProfileUrl?: Url;
  legacyApp?: LegacyApp;
  /**
   * Where the way back of the mode focus leads. Left out: the folder of the page.
   */
  backLink?: Url;
  /**
   * Small links at the end of the first row of two.
   */
  links?: QuickLinks;
  /**
   * The button that opens an account.
   */
  openAccount?: TextLink;
  /**
   * What the button says for those who are not clients yet; it leads to becomeClientUrl of the segment context.
   */
  becomeClientLabel?: string;
  /**
   * The button that leads to the login.
   */
  logIn?: TextLink;
  /**
   * The button that takes its place when somebody is logged in.
   */
  logOut?: TextLink;
}
/**
 * A link for those who use the keyboard, past what comes before its goal. It shows while it has the focus.
 */
export interface SkipLink {
  /**
   * What the link says.
   */
  text: string;
  /**
   * Where it leads: to the content, the navigation or the footer. On a page that does not have its goal the link is left out.
   */
  anchor: 'main' | 'navigation' | 'footer';
}
/**
 * What every choice of a menu has.
 */
export interface MenuItemBase {
  /**
   * What the item is known by. No other item of its menu has it.
   */
  id: string;
  /**
   * What the visitor reads.
   */
  label: string;
  /**
   * Where a link leads. One to another site opens in a new tab.
   */
  href?: Url;
  /**
   * _blank opens the link in a new tab, wherever it leads.
   */
  hrefTarget?: '_self' | '_blank';
  /**
   * The icon before the label, as namespace:iconset:icon.
   */
  icon?: IconId;
  /**
   * The address of a drawing before the label, where no icon fits. With an icon it is left out.
   */
  svg?: ImageUrl;
  /**
   * How many wait there. None are not shown; more than 99 are shown as 99+.
   */
  counter?: number;
  /**
   * The name of the action that a button does. The site says what happens at which name.
   */
  onClick?: string;
  /**
   * The language of the label, and of the page that a link leads to, where it is another than the page's.
   */
  lang?: Locale;
}
/**
 * The previous site that visitors may go back to.
 */
export interface LegacyApp {
  /**
   * Which one it is: the old private app, the old business app, the old international private app, Home'Bank or Business'Bank.
   */
  id: 'private' | 'business' | 'international' | 'home-bank' | 'business-bank';
  /**
   * Its address.
   */
  url: Url;
  /**
   * true: nobody can go back any more; the bar says that everything is possible here, and where there is help.
   */
  removed?: boolean;
  /**
   * The self-service corner. It is needed once the old site is removed.
   */
  selfServiceUrl?: Url;
}
/**
 * The errands most visitors come for.
 */
export interface QuickLinks {
  /**
   * In the order shown. Five read well.
   *
   * @maxItems 12
   */
  items: QuickLink[];
}
/**
 * One errand, with its icon.
 */
export interface QuickLink {
  icon?: IconId;
  textLink: TextLink;
}

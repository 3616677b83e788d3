// Made by `npm run generate` from ../../shell/navigation.schema.json. Do not edit.

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
 * What the content service says for the navigation.
 */
export interface NavigationContent {
  /**
   * The list beside the page.
   */
  navigation: CmsNavigation;
  /**
   * The bar of tabs in narrow windows. Left out: the same entries as in the list.
   */
  mobileNavigation?: CmsNavigation;
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

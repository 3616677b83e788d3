// Made by `npm run generate` from ../../shell/top-bar.schema.json. Do not edit.

/**
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * The links of the top bar. Segments and languages come from the experience and the page.
 */
export interface TopBarData {
  /**
   * Small links at the end of the first row.
   */
  links?: QuickLinks;
  /**
   * The button for those who are not customers yet.
   */
  openAccount?: TextLink;
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

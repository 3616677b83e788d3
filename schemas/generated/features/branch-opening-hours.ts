// Made by `npm run generate` from ../../features/branch-opening-hours.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * When a branch is open in the days of a week, with today marked. The hours are asked of the branch service in the visitor's browser.
 */
export interface BranchOpeningHoursProps {
  /**
   * The branch's name in the branch service; or a colon and the name of a part of the route's pattern, where the address says which branch it is.
   */
  branch: string;
  /**
   * Where to ask for the hours. It shows where no script runs that could fetch them.
   */
  contact?: TextLink;
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

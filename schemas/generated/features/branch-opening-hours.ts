// Made by `npm run generate` from ../../features/branch-opening-hours.schema.json. Do not edit.

/**
 * When a branch is open in the days of a week, with today marked. The hours are asked of the branch service in the visitor's browser.
 */
export interface BranchOpeningHoursProps {
  /**
   * The branch's name in the branch service; or a colon and the name of a part of the route's pattern, where the address says which branch it is.
   */
  branch: string;
}

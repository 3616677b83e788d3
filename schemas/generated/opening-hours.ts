// Made by `npm run generate` from ../opening-hours.schema.json. Do not edit.

/**
 * When one branch is open, as the branch service answers.
 */
export interface BranchHours {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The branch's name.
   */
  name: string;
  /**
   * The time zone of the branch, which says what day it is there.
   */
  timeZone: string;
  /**
   * The days of a week from Monday on, each with its opening times. A day without any is closed.
   *
   * @minItems 7
   * @maxItems 7
   */
  days: OpenPeriod[][];
}
/**
 * When a branch opens and when it closes again.
 */
export interface OpenPeriod {
  /**
   * When it opens.
   */
  from: string;
  /**
   * When it closes; 00:00 and 24:00 are the midnight that ends the day.
   */
  to: string;
}

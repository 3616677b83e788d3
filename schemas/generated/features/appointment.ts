// Made by `npm run generate` from ../../features/appointment.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * Makes an appointment in three steps: about what and how, where and when, and who comes. Free times are asked of the appointment service in the visitor's browser.
 */
export interface AppointmentProps {
  /**
   * The name of the appointment in the events of visits and in what is stored for a reload. No other form of the page has it.
   */
  name: string;
  /**
   * The topics that a visitor chooses one of, from top to bottom.
   *
   * @minItems 1
   * @maxItems 20
   */
  topics: AppointmentOption[];
  /**
   * The ways in which people meet. The way branch is offered only where there are branches.
   *
   * @minItems 1
   * @maxItems 3
   */
  ways: ('branch' | 'video' | 'telephone')[];
  /**
   * The branches that visitors can come to, by their names in the appointment service.
   *
   * @minItems 1
   * @maxItems 100
   */
  branches?: AppointmentOption[];
  /**
   * The service at the API host. Below it, free-times gives the free times of a week, and bookings takes an appointment as JSON by POST: it answers with 200, or with 422 and {"errors": {"time": "<message>"}} where somebody else has taken the time.
   */
  endpoint: string;
  complete: AppointmentCompletion;
  withoutScript: WithoutScript;
}
/**
 * A topic or a branch that can be chosen for an appointment.
 */
export interface AppointmentOption {
  /**
   * The name by which the appointment service knows it.
   */
  value: string;
  /**
   * The words of the option.
   */
  label: string;
}
/**
 * What a visitor reads once the appointment is made.
 */
export interface AppointmentCompletion {
  /**
   * The heading that takes the place of the steps.
   */
  title: string;
  /**
   * What happens next, below the appointment.
   */
  text?: string;
}
/**
 * What stands in the place of a feature where no script runs: what it would do, and where to do it instead.
 */
export interface WithoutScript {
  /**
   * What the feature would do, and how to do it otherwise.
   */
  text: string;
  /**
   * Where to do it otherwise.
   *
   * @minItems 1
   * @maxItems 5
   */
  links: TextLink[];
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

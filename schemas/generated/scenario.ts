// Made by `npm run generate` from ../scenario.schema.json. Do not edit.

/**
 * A language with its region, and with its script where it has several.
 */
export type Locale = string;

/**
 * A state of the site under a stable address: which page, for whom, when, and what goes wrong meanwhile.
 */
export interface Scenario {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * What is to be seen here.
   */
  title: string;
  /**
   * What to look at, where the title does not say it.
   */
  description?: string;
  /**
   * Words to filter by.
   *
   * @maxItems 20
   */
  tags?: string[];
  page: ScenarioPage;
  /**
   * Changes to the page response, in the order they are made.
   *
   * @maxItems 100
   */
  patch?: PatchOperation[];
  /**
   * The layout of the page, in the place of that of its route.
   */
  layout?: string;
  /**
   * What the address has behind its question mark. The page is made for it.
   */
  query?: string;
  /**
   * true: the address has the flag standalone, so that the page comes without the site's navigation.
   */
  standalone?: boolean;
  /**
   * true: the frame of an app stands around the page, in the place of top bar and footer.
   */
  enhancedWebview?: boolean;
  /**
   * Changes to the content of the shell, in the order they are made.
   *
   * @maxItems 100
   */
  shellPatch?: PatchOperation[];
  /**
   * Changes to the experience, in the order they are made: how the site would be if it were configured so.
   *
   * @maxItems 100
   */
  experiencePatch?: PatchOperation[];
  locale?: Locale;
  /**
   * The customer segment.
   */
  segment?: string;
  /**
   * Whether somebody is signed in, and with which profiles: private and business are the two kinds of client, an employee of the bank has a private profile besides, signed-in leaves the kind open. Whoever is anonymous has a token of nobody; empty is the session of whom no service knows.
   */
  session?:
    | 'anonymous'
    | 'empty'
    | 'signed-in'
    | 'private'
    | 'business'
    | 'private-and-business'
    | 'employee';
  /**
   * How sure it is who is signed in, for all profiles; from 5 on, the client context may be asked for. Left out: 0.
   */
  levelOfAssurance?: number;
  /**
   * The level of the stored cookie choice; none where nothing was chosen yet, so that the cookie dialog opens. Left out where the scenario has an experiment or offers for somebody, it is 2, which both ask for.
   */
  consent?: 1 | 2 | 3 | 'none';
  /**
   * true: the visitor has followed the footer's link to the choice of cookies, which opens the cookie dialog.
   */
  cookieLink?: boolean;
  /**
   * The variant that the experiment service gives the visitor, as the key of an experiment and one of its variants: the variant's page is shown at the address of the page that the experiment is on.
   */
  experiment?: string;
  /**
   * The kind of visitor that the marketing host knows: it is asked for the page's offers, as far as the visitor allows it. Left out: nobody is asked, and the page shows the offers that its query names.
   */
  offersFor?: 'new' | 'saver' | 'borrower';
  viewport?: Viewport;
  /**
   * The kind of phone or tablet that the page is shown on. Left out: another machine.
   */
  device?: 'android' | 'ios';
  /**
   * The time at which the page is opened, in UTC. Left out: 20 November 2026, 9 o'clock.
   */
  clock?: string;
  /**
   * true: inside the mobile app.
   */
  native?: boolean;
  media?: ScenarioMedia;
  faults?: ScenarioFaults;
  /**
   * What the visitor does once the page responds, in this order. Each step waits until the page has what it names.
   *
   * @minItems 1
   * @maxItems 50
   */
  steps?: ScenarioStep[];
  /**
   * Codes of the faults that this scenario is meant to show, each as often as it is reported.
   *
   * @maxItems 50
   */
  expectedFaults?: string[];
  /**
   * Events of measurement that this scenario is meant to show, each as its type and its fields: those of its view, and those that a click on one of its elements sends, which end with the position of that element. It may have others beside them.
   *
   * @minItems 1
   * @maxItems 50
   */
  expectedEvents?: string[];
}
/**
 * The page of a scenario: a page of the fixtures, one component alone in the zone it is made for, a part of the kit in one of its states, or an address whose route shows features alone.
 */
export interface ScenarioPage {
  /**
   * A page response, by its path below fixtures/pages.
   */
  fixture?: string;
  /**
   * A component fixture, by its path below fixtures.
   */
  component?: string;
  /**
   * A path of the site whose route shows features in the place of a page.
   */
  path?: string;
  /**
   * A part of the kit and one of its states, as its specimens name it.
   */
  specimen?: string;
}
/**
 * One change, as in JSON Patch (RFC 6902).
 */
export interface PatchOperation {
  /**
   * What to do there.
   */
  op: 'add' | 'remove' | 'replace';
  /**
   * JSON pointer into the page response.
   */
  path: string;
  /**
   * What to put there. Left out for remove.
   */
  value?: unknown;
}
/**
 * The size of the window in CSS pixels.
 */
export interface Viewport {
  /**
   * Its width.
   */
  width: number;
  /**
   * Its height.
   */
  height?: number;
}
/**
 * What the visitor's system prefers, by media feature. One that is left out is as the machine has it.
 */
export interface ScenarioMedia {
  /**
   * Whether little is to move.
   */
  'prefers-reduced-motion'?: 'no-preference' | 'reduce';
  /**
   * Whether the system chooses the colours.
   */
  'forced-colors'?: 'none' | 'active';
  /**
   * Light or dark colours.
   */
  'prefers-color-scheme'?: 'light' | 'dark';
  /**
   * More or less contrast.
   */
  'prefers-contrast'?: 'no-preference' | 'more' | 'less';
  /**
   * Whether little is to be seen through.
   */
  'prefers-reduced-transparency'?: 'no-preference' | 'reduce';
}
/**
 * How services let the page down, by endpoint.
 */
export interface ScenarioFaults {
  'page-model'?: EndpointFault;
  macros?: EndpointFault;
  'cms-data'?: EndpointFault;
  'search-results'?: EndpointFault;
  'opening-hours'?: EndpointFault;
  suggestions?: EndpointFault;
  'feature-config'?: EndpointFault;
  'app-config'?: EndpointFault;
  'client-context'?: EndpointFault;
  'open-variants'?: EndpointFault;
  images?: EndpointFault;
  form?: EndpointFault;
  'form-check'?: EndpointFault;
  'appointment-times'?: EndpointFault;
  'appointment-booking'?: EndpointFault;
  modules?: EndpointFault;
  delivery?: EndpointFault;
}
/**
 * One way in which a service lets its callers down.
 */
export interface EndpointFault {
  /**
   * slow answers late, hang never, trickle one byte at a time; disconnect breaks the connection before the answer, reset in the middle of it, wrong-length one byte before the end that its headers promise; html, truncated, empty and body answer something else, redirect leads elsewhere; wrong-type says that the right answer is plain text, and oversized makes it larger than any document may be.
   */
  kind:
    | 'slow'
    | 'hang'
    | 'status'
    | 'html'
    | 'truncated'
    | 'empty'
    | 'body'
    | 'disconnect'
    | 'reset'
    | 'wrong-type'
    | 'wrong-length'
    | 'redirect'
    | 'trickle'
    | 'oversized';
  /**
   * How late a slow answer is, in milliseconds.
   */
  delayMs?: number;
  /**
   * The status of a status fault. A body fault has it too, or 200 where it is left out.
   */
  status?: number;
  /**
   * What a body fault answers.
   */
  text?: string;
  /**
   * How many calls meet the fault before the service answers as it should. Left out: all of them.
   */
  times?: number;
}
/**
 * One thing that a visitor does, by the words that they see or hear: fill with a value, choose, press or see, each alone.
 */
export interface ScenarioStep {
  /**
   * The label of a field that they fill in and leave.
   */
  fill?: string;
  /**
   * The text that the field gets.
   */
  value?: string;
  /**
   * The label of a radio button, of a checkbox or of an option of a list that they choose.
   */
  choose?: string;
  /**
   * The name of a button or of a link that they press.
   */
  press?: string;
  /**
   * A text that they wait for, as a whole or a part of what the page says.
   */
  see?: string;
  /**
   * The name of the group or of the list around it, where its own name is there more than once. Left out: the first of that name.
   */
  in?: string;
}

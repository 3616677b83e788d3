// Made by `npm run generate` from ../experiment-record.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * One experiment as a browser keeps it. One that the visitor has only subscribed to has a key and nothing else.
 */
export interface ExperimentRecord {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The experiment's name.
   */
  key: string;
  /**
   * The variant's name within its experiment.
   */
  variant?: string;
  /**
   * ACTIVE once a visit of the visitor is registered; anything else says that none is yet.
   */
  status?: string;
  /**
   * Address of the variant's page.
   */
  variantUrl?: Url;
  /**
   * Address of the page that the experiment is on.
   */
  experimentUrl?: Url;
}

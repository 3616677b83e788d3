// Made by `npm run generate` from ../experiments.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * The experiments that a visitor takes part in, as the experiment service answers them.
 */
export interface ActiveExperiments {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The variants that the visitor is to see, one for each experiment.
   *
   * @maxItems 200
   */
  activeVariants: ActiveVariant[];
}
/**
 * One experiment, with the variant that was drawn for the visitor.
 */
export interface ActiveVariant {
  /**
   * The experiment's name.
   */
  experimentKey: string;
  /**
   * The variant's name within its experiment.
   */
  variantKey: string;
  /**
   * ACTIVE once a visit of the visitor is registered; anything else says that none is yet.
   */
  variantStatus: string;
  /**
   * Address of the variant's page. Its last part takes the place of the last part of the page's own address.
   */
  variantUrl: Url;
  /**
   * Address of the page that the experiment is on.
   */
  experimentUrl: Url;
}

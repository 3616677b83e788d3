// Made by `npm run generate` from ../experiment-list.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * The experiments of a site. A page is under one of them at most.
 *
 * @maxItems 500
 */
export type SiteExperiments = Experiment[];

/**
 * The experiments of a site, as the experiment service lists them for servers: nothing in it concerns a visitor.
 */
export interface ExperimentList {
  /**
   * Names this schema.
   */
  $schema?: string;
  experiments: SiteExperiments;
}
/**
 * One experiment on one page: which other pages visitors may see in its place.
 */
export interface Experiment {
  /**
   * The experiment's name, in letters, digits, dots, hyphens and underscores.
   */
  key: string;
  /**
   * Address of the page that the experiment is on.
   */
  experimentUrl: Url;
  /**
   * true once it is over: everybody sees the page at experimentUrl again.
   */
  ended?: boolean;
  /**
   * What visitors may see. One whose variantUrl is the experimentUrl is the page as it is.
   *
   * @minItems 1
   * @maxItems 10
   */
  variants: ExperimentVariant[];
}
/**
 * One variant of an experiment.
 */
export interface ExperimentVariant {
  /**
   * The variant's name within its experiment, in letters, digits, dots, hyphens and underscores.
   */
  variant: string;
  /**
   * Address of the variant's page. Its last part takes the place of the last part of the page's own address.
   */
  variantUrl: Url;
  /**
   * How many visitors see this variant, in proportion to the shares of the others.
   */
  share?: number;
}

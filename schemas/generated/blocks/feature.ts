// Made by `npm run generate` from ../../blocks/feature.schema.json. Do not edit.

/**
 * A feature of the site in the page: something that does more than show what an author wrote.
 */
export type FeatureProps = ComponentBase & {
  /**
   * A feature of the site in the page.
   */
  componentType: 'feature';
  name: FeatureName;
  properties?: FeatureProperties;
  /**
   * Whether the feature is loaded only two seconds after the page has started, whatever a visitor does meanwhile; its place is there from the start.
   */
  deferred?: boolean;
  withoutScript?: WithoutScript;
  /**
   * plain stands on the page by itself, widget in a frame like a card.
   */
  variant?: 'plain' | 'widget';
};
/**
 * The feature's name in the registry.
 */
export type FeatureName = string;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * What every component of a page may carry, whatever its type.
 */
export interface ComponentBase {
  /**
   * A name that stays with this component when it moves or changes. Unique within the page.
   */
  id?: string;
  /**
   * Labels of the content service. The key personalization says for whom a component is meant.
   *
   * @maxItems 100
   */
  taxonomies?: Taxonomy[];
}
/**
 * One label with its values.
 */
export interface Taxonomy {
  /**
   * The label's name.
   */
  key: string;
  /**
   * The label's values; for personalization in the form mbox:content.
   *
   * @maxItems 100
   */
  values: string[];
}
/**
 * What the feature is configured with. Which values there are is said by the schema of the feature.
 */
export interface FeatureProperties {
  [k: string]: unknown;
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

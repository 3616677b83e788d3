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

// Made by `npm run generate` from ../../blocks/device-specific-cta.schema.json. Do not edit.

/**
 * The ways to an app: on Android its Android store, on iOS its iOS store, on any other machine both. An app with one store shows it everywhere.
 */
export type DeviceSpecificCtaProps = ComponentBase & {
  /**
   * The ways to an app.
   */
  componentType: 'device-specific-cta';
  /**
   * Leads to the app in the store for Android.
   */
  android?: TextLink;
  /**
   * Leads to the app in the store for iOS.
   */
  ios?: TextLink;
};
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
 * A link in words. It shows only when both text and url hold something.
 */
export interface TextLink {
  /**
   * What the visitor reads. Say where the link leads.
   */
  text: string;
  url: Url;
}

// Made by `npm run generate` from ../icons.schema.json. Do not edit.

/**
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;

/**
 * The icons that a site has drawings of. npm run icons writes it; the validate command holds icons against it.
 */
export interface IconList {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * Ids of icons.
   *
   * @maxItems 2000
   */
  icons: IconId[];
}

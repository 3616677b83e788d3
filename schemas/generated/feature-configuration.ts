// Made by `npm run generate` from ../feature-configuration.schema.json. Do not edit.

/**
 * How a bank has configured one feature, as the configuration service answers.
 */
export interface FeatureConfiguration {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The feature's name.
   */
  name: string;
  /**
   * Its values by name.
   */
  properties: {
    [k: string]: unknown;
  };
}

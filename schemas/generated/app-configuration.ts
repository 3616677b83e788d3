// Made by `npm run generate` from ../app-configuration.schema.json. Do not edit.

/**
 * How a bank has configured the features of one application, by their names, as the configuration service answers.
 */
export interface AppConfiguration {
  /**
   * Names this schema.
   */
  $schema?: string;
  [k: string]: FeatureConfiguration | string | undefined;
}
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

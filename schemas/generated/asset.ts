// Made by `npm run generate` from ../asset.schema.json. Do not edit.

/**
 * A module with a custom element, from the CDN host or from the registry. It needs package, version and file, or a tag.
 */
export interface Asset {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The package's name.
   */
  package?: string;
  /**
   * The exact version.
   */
  version?: string;
  /**
   * The module's file.
   */
  file?: string;
  /**
   * The custom element's tag; by itself, the type of a feature of the registry.
   */
  tag?: string;
  /**
   * The name under which the module exports the class. Left out: its default export.
   */
  export?: string;
  /**
   * true takes the component from the registry and loads nothing.
   */
  local?: boolean;
  /**
   * The kind of build.
   */
  packageType?: string;
  /**
   * The digest of the module's bytes: sha256, sha384 or sha512, and its base64. A module with other bytes does not run.
   */
  integrity?: string;
}

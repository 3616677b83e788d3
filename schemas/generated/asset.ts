// Made by `npm run generate` from ../asset.schema.json. Do not edit.

/**
 * The digest of a file's bytes: sha256, sha384 or sha512, and its base64.
 */
export type Integrity = string;

/**
 * A module with a custom element, from the CDN host or from the registry. It needs package, version and file, or a tag. It makes nodes and may construct style sheets; what writes HTML out of text (innerHTML, templates of Lit) or makes a Trusted Types policy fails under the policy of the page.
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
   * The digest of the module's bytes. A module with other bytes does not run, and production takes none without: npm run assets -- --integrity writes it.
   */
  integrity?: Integrity;
  /**
   * The files that the module imports, by itself or by way of others, each with its digest. None that is missing here runs. A module of one file has none; one of more than 20 has to be bundled, since a page's policy names each file.
   *
   * @maxItems 20
   */
  imports?: AssetImport[];
}
/**
 * A file that the module of an asset imports.
 */
export interface AssetImport {
  /**
   * Its path below the module's folder.
   */
  file: string;
  integrity: Integrity;
}

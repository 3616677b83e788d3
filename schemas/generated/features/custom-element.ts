// Made by `npm run generate` from ../../features/custom-element.schema.json. Do not edit.

/**
 * The digest of a file's bytes: sha256, sha384 or sha512, and its base64.
 */
export type Integrity = string;

/**
 * What the feature gets that shows the custom element of an asset. It is made of what the experience declares and what the page gives; no page names it.
 */
export interface CustomElementProps {
  /**
   * The name under which the experience declares it.
   */
  name: string;
  asset: Asset;
  element?: FeatureElement;
  /**
   * Values of the element's properties, by name.
   */
  properties: {
    [k: string]: unknown;
  };
}
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
/**
 * What a page does with the custom element of a feature's asset: the place that it holds, the properties it takes, the events it tells.
 */
export interface FeatureElement {
  /**
   * How high the element is where its place is at least 550 pixels wide, in pixels: what stands below it does not move when it comes.
   */
  height?: number;
  /**
   * How high it is in a narrower place, in pixels. Left out: as high as height says.
   */
  narrowHeight?: number;
  /**
   * The names of the JavaScript properties that the element takes. Pages may give values to no others. One that is named route gets what the route of the page knows, as an object of parameters, childScope and properties, unless the page gives it a value of its own.
   *
   * @maxItems 50
   *
   * Items: The name of a property, such as amount.
   */
  properties?: string[];
  /**
   * The names of the element's events that the page passes on.
   *
   * @maxItems 50
   *
   * Items: The name of an event, such as loan-changed.
   */
  events?: string[];
}

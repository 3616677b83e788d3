// Made by `npm run generate` from ../route.schema.json. Do not edit.

/**
 * The digest of a file's bytes: sha256, sha384 or sha512, and its base64.
 */
export type Integrity = string;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * The wanted value, or a list of allowed ones.
 */
export type Condition = string | number | boolean | (string | number | boolean)[];

/**
 * What stands at the addresses that match a pattern.
 */
export interface RouteConfig {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * A path; :name stands for one part, a last * for the rest.
   */
  pathPattern: string;
  /**
   * Of a pattern that ends in *: what the rest is compared with. The first that fits is shown; where none does, this route does not fit either.
   *
   * @minItems 1
   * @maxItems 100
   */
  childRoutes?: ChildRoute[];
  /**
   * A path put before the pattern.
   */
  baseRoute?: string;
  /**
   * The page's name in the browser tab: one text, or one for each locale.
   */
  pageTitle?:
    | string
    | {
        [k: string]: string;
      };
  /**
   * The name of one of the experience's layouts.
   */
  pageLayout?: string;
  slots?: Slots;
  /**
   * What the slots of this route may show.
   *
   * @maxItems 100
   */
  features?: FeatureConfig[];
  /**
   * What of an address's query its page depends on. A page for which one of them is there is made for each visitor anew, and never cached.
   *
   * @maxItems 10
   */
  queryParameters?: string[];
  /**
   * Where visitors of this route are sent: a path of this site, or an https address.
   */
  redirect?: Url;
  /**
   * Sends visitors to the home page of the segment and in the language that they chose on an earlier visit; else in the first language of their browser that the site has, and to the first segment.
   */
  redirectToHome?: true;
  /**
   * What must hold for the route to match: names with the wanted value, or a list of them. Known at once are locale, language, segment, environment (TEST, ACCP or PROD, by the site's host name) and what the experience says of itself, such as name; in the browser only app and cso of the application around the site, and clientKind (private or professional) and levelOfAssurance of whoever is signed in.
   */
  conditions?: {
    [k: string]: Condition;
  };
  /**
   * Values that every feature of this route can read, beside the parameters of its pattern.
   */
  properties?: {
    /**
     * Address of the page-model endpoint for this route, relative to the API host, in place of the experience's.
     */
    endpoint?: Url;
    [k: string]: unknown;
  };
  /**
   * Whether an experiment may decide which variant of a page of this route is shown.
   */
  experiments?: boolean;
  compatibility?: Compatibility;
  auth?: RouteAuth;
}
/**
 * A route below one whose pattern ends in *. What it leaves out is as the route around it says.
 */
export interface ChildRoute {
  /**
   * A path that the rest behind the outer pattern is compared with; :name stands for one part, a last * for the rest.
   */
  pathPattern: string;
  /**
   * The page's name in the browser tab: one text, or one for each locale.
   */
  pageTitle?:
    | string
    | {
        [k: string]: string;
      };
  /**
   * The name of one of the experience's layouts.
   */
  pageLayout?: string;
  slots?: Slots;
  /**
   * What the slots of this route may show, in the place of the features of the route around it.
   *
   * @maxItems 100
   */
  features?: FeatureConfig[];
  /**
   * What must hold beside the conditions of the route around it.
   */
  conditions?: {
    [k: string]: Condition;
  };
  /**
   * Values for the features, beside those of the route around it.
   */
  properties?: {
    /**
     * Address of the page-model endpoint, relative to the API host.
     */
    endpoint?: Url;
    [k: string]: unknown;
  };
}
/**
 * What stands in each slot of the layout, by the slot's name.
 */
export interface Slots {
  [k: string]: SlotConfig;
}
/**
 * One slot: a feature of the route, or a part of the shell.
 */
export interface SlotConfig {
  /**
   * The name of a feature of the same route.
   */
  feature?: string;
  /**
   * The id of a shell part of the registry.
   */
  shell?: string;
  /**
   * Of a top bar: how much of it the page has. focus has a way back in the place of the search, flow the logo alone, standalone no menus of the bank.
   */
  mode?: 'default' | 'focus' | 'flow' | 'standalone';
}
/**
 * A feature with its configuration. flexPage is the page of the content service.
 */
export interface FeatureConfig {
  /**
   * The feature's name in the registry.
   */
  name: string;
  asset?: Asset;
  element?: FeatureElement;
  /**
   * The feature's own values.
   */
  properties?: {
    /**
     * Address of the service that the feature asks, relative to the API host. Of flexPage it is that of the page-model endpoint, in place of the experience's.
     */
    endpoint?: Url;
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
/**
 * What the native app must offer for this route. Ignored outside the app.
 */
export interface Compatibility {
  /**
   * Names of the app's features that the route needs.
   */
  mobileHybrid?: string[];
  appVersion?: AppVersion;
}
/**
 * The lowest version of the app on each system.
 */
export interface AppVersion {
  /**
   * Lowest version on Android.
   */
  android?: string;
  /**
   * Lowest version on iOS.
   */
  ios?: string;
}
/**
 * Its presence makes the route one for authenticated visitors only.
 */
export interface RouteAuth {
  /**
   * Where others are sent; {currentUrl} in its query becomes the present address. Without it the route is not found for them.
   */
  redirectTo?: Url;
}

// Made by `npm run generate` from ../experience.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * A language with its region, and with its script where it has several.
 */
export type Locale = string;
/**
 * What a visitor allows: 1 basic, 2 personal, 3 complete. Each holds all that is below it.
 */
export type ConsentLevel = 1 | 2 | 3;
/**
 * The digest of a file's bytes: sha256, sha384 or sha512, and its base64.
 */
export type Integrity = string;
/**
 * The wanted value, or a list of allowed ones.
 */
export type Condition = string | number | boolean | (string | number | boolean)[];

/**
 * One website: its languages, segments, layouts and routes, and where its content comes from.
 */
export interface ExperienceConfig {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The experience's name, for logs.
   */
  name: string;
  /**
   * Stands behind each page's name in the title.
   */
  appName: string;
  /**
   * The bank's name beside its mark. Left out: appName.
   */
  bankName?: string;
  /**
   * The bank's logo in the top bar: a picture of the site, which shows the name as well. Left out: the drawn mark, with bankName beside it.
   */
  logoUrl?: Url;
  /**
   * A style sheet of the site with the bank's own values of the theme's custom properties. Left out: those of the build.
   */
  themeUrl?: Url;
  /**
   * Origin that modules may be loaded from.
   */
  cdnHost?: Url;
  /**
   * Whether modules of other versions may take the place of those of the site. Nothing but environments for tests has it.
   */
  canOverride?: boolean;
  /**
   * Origin of the API host that the calls of pages go to. Left out, it is api. before the site's name without www., and on a development machine the site's own.
   */
  apiOrigin?: Url;
  /**
   * Origins of further API hosts: they get the visitor's token, and may know the cross-site token.
   *
   * @maxItems 20
   */
  otherApiOrigins?: Url[];
  /**
   * Origin of the image service: relative addresses of images are resolved against it. Left out, they are the site's own.
   */
  imageOrigin?: Url;
  /**
   * Further origins that images and videos of pages may come from, beside the site's own and imageOrigin. A browser loads none from anywhere else.
   *
   * @maxItems 20
   */
  mediaOrigins?: Url[];
  /**
   * The languages of the site, the default one first.
   *
   * @minItems 1
   * @maxItems 50
   */
  locales: SiteLocale[];
  /**
   * The customer segments, the default one first.
   *
   * @maxItems 20
   */
  segments?: SiteSegment[];
  /**
   * How links lead from page to page. With page, the default, each loads a document; with client, pages of one language and segment take each other's place in the same document.
   */
  navigation?: 'page' | 'client';
  enhancedWebview?: EnhancedWebviewConfig;
  nativeApp?: NativeAppConfig;
  consent?: ConsentConfig;
  personalisation?: PersonalisationConfig;
  reports?: ReportsConfig;
  search?: SearchConfig;
  featureConfig?: FeatureConfigSource;
  clientContext?: ClientContextConfig;
  flexPage?: FlexPageConfig;
  macros?: MacrosConfig;
  experiments?: ExperimentsConfig;
  measurement?: MeasurementConfig;
  pageCache?: PageCacheConfig;
  /**
   * Features that stand in no slot and no zone, on every page: a chat, say.
   *
   * @maxItems 20
   */
  floatingFeatures?: FeatureConfig[];
  /**
   * The layouts that routes name in pageLayout.
   */
  layouts: {
    [k: string]: LayoutConfig;
  };
  /**
   * The routes. The first one that matches an address is taken.
   *
   * @minItems 1
   * @maxItems 1000
   */
  routes: RouteConfig[];
}
/**
 * One language of the site.
 */
export interface SiteLocale {
  locale: Locale;
  /**
   * The language's name in itself.
   */
  label: string;
}
/**
 * One customer segment.
 */
export interface SiteSegment {
  /**
   * The segment's name.
   */
  id: string;
  /**
   * What the cookie segment says of a visitor of this segment. Left out: the id.
   */
  cookieValue?: string;
  /**
   * What visitors read, by locale.
   */
  labels: {
    [k: string]: string;
  };
  /**
   * The address of the segment's home page, by locale. Pages below it belong to the segment.
   */
  homes: {
    [k: string]: Url;
  };
}
/**
 * How a server knows the app whose own frame stands around the page, so that the page comes without top bar and footer.
 */
export interface EnhancedWebviewConfig {
  /**
   * A cookie that says so with the value 1.
   */
  cookie?: string;
  /**
   * A request header that says so with the value 1.
   */
  header?: string;
}
/**
 * How a server learns which app a page is shown in, for routes that require something of the app: the platform and the version, then the names of features, as in android/1.7.2 camera,scan. Where a request does not say it, the browser decides about such a route, before anything of its page is shown.
 */
export interface NativeAppConfig {
  /**
   * A cookie that says so.
   */
  cookie?: string;
  /**
   * A request header that says so. It goes before the cookie.
   */
  header?: string;
}
/**
 * What visitors are asked about cookies, where they read more, and what each of their answers allows.
 */
export interface ConsentConfig {
  /**
   * The page with which the cookie dialog opens by itself. One that is opened from the footer, or after a choice, has its own.
   */
  startPage?: 'customize' | 'main';
  /**
   * Where the name of a browser (its user agent) holds this text, the dialog never opens by itself.
   */
  skipMarker?: string;
  /**
   * The page about cookies, by locale. The dialog never opens there by itself.
   */
  pageUrls?: {
    [k: string]: Url;
  };
  /**
   * The cookie policy as a document (PDF), by locale.
   */
  policyUrls?: {
    [k: string]: Url;
  };
  levels?: ConsentLevels;
}
/**
 * From which level of consent on something is done: 1 basic, 2 personal, 3 complete. What the site needs to work is always done.
 */
export interface ConsentLevels {
  /**
   * Remembering which variant of an experiment a visitor sees.
   */
  storedExperiments?: ConsentLevel & number;
  /**
   * Measuring how the site is used.
   */
  analytics?: ConsentLevel & number;
  /**
   * Recognising a visitor who comes back.
   */
  visitorIds?: ConsentLevel & number;
  /**
   * Content that fits a visitor.
   */
  personalisation?: ConsentLevel & number;
  /**
   * Keeping for 30 minutes what a visitor has typed into a form, so that it survives a reload or a log-in.
   */
  storedForms?: ConsentLevel & number;
  /**
   * Offers on other sites.
   */
  thirdParties?: ConsentLevel & number;
}
/**
 * Who says which offers a visitor gets. A browser asks, with consent, and only on pages with mboxes.
 */
export interface PersonalisationConfig {
  /**
   * Origin of the marketing host, which has the delivery endpoint.
   */
  host: Url;
  /**
   * The client that the marketing host knows the bank by.
   */
  client: string;
  /**
   * The token of the property, by the top-level domain of the site. The first one counts for every other domain.
   */
  propertyTokens: {
    [k: string]: string;
  };
  /**
   * What is asked for: the offers of each mbox on the page, or those of the page as a whole, whose contents are mbox:content.
   */
  scope?: 'mboxes' | 'pageLoad';
  /**
   * When an offer counts as seen: once it is asked for, or once it was shown, which takes a call of its own.
   */
  counting?: 'execute' | 'display';
}
/**
 * Where browsers report what a policy stopped, what is deprecated and what crashed. Without it no page asks for reports.
 */
export interface ReportsConfig {
  /**
   * The path of the site that receives reports of browsers.
   */
  path: string;
  /**
   * The share of reports that the log has a line of: 0.1 for one in ten. All are counted.
   */
  share?: number;
  /**
   * How many reports the log has lines of in a minute. Further ones are counted.
   */
  perMinute?: number;
}
/**
 * The configuration of the feature search.
 */
export interface SearchConfig {
  /**
   * The feature that this configures.
   */
  name: 'search';
  properties: SearchProperties;
}
/**
 * Where a search is answered, and what the services are told about this site.
 */
export interface SearchProperties {
  suggestions?: SearchSuggestionsConfig;
  results?: SearchResultsConfig;
}
/**
 * What the service of suggestions is told about this site. Left out, a search has no suggestions.
 */
export interface SearchSuggestionsConfig {
  /**
   * The name under which the service knows this site.
   */
  clientID: string;
  /**
   * The customer segment that suggestions are for.
   */
  segment: string;
}
/**
 * Where the results of a search come from.
 */
export interface SearchResultsConfig {
  /**
   * Address of the search service, relative to the API host.
   */
  endpoint: Url;
}
/**
 * Which features the bank configures by a service, so that a change needs no new version of the site.
 */
export interface FeatureConfigSource {
  /**
   * The application whose features are configured together. Left out, each feature is asked for by itself.
   */
  application?: 'open' | 'profile' | 'banking' | 'investments';
  /**
   * The features of every site that are configured there: flexPage says where page models come from, search what the service of suggestions is told. What this experience says holds where the service says nothing, or does not answer. Features of your own ask for themselves.
   *
   * @minItems 1
   * @maxItems 2
   */
  features?: ('flexPage' | 'search')[];
}
/**
 * How the service is asked that knows which parts of segments a client belongs to. It is asked for clients who are signed in with a level of assurance of 5 or more alone.
 */
export interface ClientContextConfig {
  /**
   * How long it may take, in milliseconds. 0 is no time-out of its own.
   */
  timeoutMs?: number;
}
/**
 * Where page models come from.
 */
export interface FlexPageConfig {
  /**
   * Address of the page-model endpoint, relative to the API host.
   */
  endpoint: Url;
  /**
   * Address of the list of pages for the sitemap, relative to the API host. Without it the sitemap holds the homes of the segments.
   */
  pagesEndpoint?: Url;
  /**
   * What the service puts before its JSON, and is cut off.
   */
  responsePrefix?: string;
  /**
   * true puts the language's two letters before the path that is asked for.
   */
  languagePrefix?: boolean;
  /**
   * Regular expressions. Where there are some, a path that matches none is not asked for and counts as not found.
   *
   * @maxItems 100
   */
  urlPatterns?: string[];
}
/**
 * Where the values of macros come from.
 */
export interface MacrosConfig {
  /**
   * Address of the macro endpoint, relative to the API host.
   */
  endpoint: Url;
}
/**
 * Which pages visitors may see in the place of others, and what counts as a success. Without it no page is under an experiment.
 */
export interface ExperimentsConfig {
  /**
   * The experiments, or the address of their list, relative to the API host. A server asks there when it starts and every minute, never for a visitor.
   *
   * @maxItems 500
   */
  list: Experiment[] | string;
  /**
   * What visitors see who do not allow that their variant is stored: the page as it is, or a variant that is drawn anew at each view and stored nowhere.
   */
  withoutConsent?: 'control' | 'draw';
  /**
   * What counts as a success of an experiment, on a page where its variant is shown.
   *
   * @maxItems 200
   */
  successes?: ExperimentSuccess[];
}
/**
 * One experiment on one page: which other pages visitors may see in its place.
 */
export interface Experiment {
  /**
   * The experiment's name, in letters, digits, dots, hyphens and underscores.
   */
  key: string;
  /**
   * Address of the page that the experiment is on.
   */
  experimentUrl: Url;
  /**
   * true once it is over: everybody sees the page at experimentUrl again.
   */
  ended?: boolean;
  /**
   * What visitors may see. One whose variantUrl is the experimentUrl is the page as it is.
   *
   * @minItems 1
   * @maxItems 10
   */
  variants: ExperimentVariant[];
}
/**
 * One variant of an experiment.
 */
export interface ExperimentVariant {
  /**
   * The variant's name within its experiment, in letters, digits, dots, hyphens and underscores.
   */
  variant: string;
  /**
   * Address of the variant's page. Its last part takes the place of the last part of the page's own address.
   */
  variantUrl: Url;
  /**
   * How many visitors see this variant, in proportion to the shares of the others.
   */
  share?: number;
}
/**
 * One thing that a visitor does and that is a success of an experiment: a link that is followed, or an event of a feature.
 */
export interface ExperimentSuccess {
  /**
   * The key of the experiment.
   */
  key: string;
  /**
   * A click on a link that leads to this address is a success.
   */
  link?: Url;
  /**
   * The name of a feature, one of whose events is a success.
   */
  feature?: string;
  /**
   * The name of that event.
   */
  event?: string;
}
/**
 * How the use of the site is measured, with consent. Without it nothing is measured, loaded or sent.
 */
export interface MeasurementConfig {
  /**
   * How measurement follows the choice about cookies.
   */
  consent?: {
    /**
     * What happens with events before a visitor has chosen: they wait on the page for the choice, which sends or drops them, or they are dropped at once.
     */
    undecided?: 'hold' | 'drop';
  };
  /**
   * The bank’s own names for events of the type EVENT, by the names that the site gives them. All others keep theirs.
   */
  eventNames?: {
    language?: string;
    segment?: string;
    menu?: string;
    'log-in'?: string;
    'cookie-save-succeeded'?: string;
    'cookie-cancelled'?: string;
    'video-started'?: string;
    'video-paused'?: string;
    'video-ended'?: string;
    'video-closed'?: string;
  };
  field?: FieldConfig;
}
/**
 * Where browsers send web vitals and errors of scripts, with the consent that measurement needs. Left out, none are sent.
 */
export interface FieldConfig {
  /**
   * The address that web vitals and errors of scripts are sent to, relative to the API host.
   */
  address: Url;
  /**
   * The share of page loads that are measured: 0.1 for one in ten.
   */
  share?: number;
}
/**
 * How long the server keeps the pages of anonymous visitors.
 */
export interface PageCacheConfig {
  /**
   * How long a kept page is shown without asking whether it changed, in seconds. Older ones are shown while they are renewed.
   */
  freshSeconds?: number;
  /**
   * How old a kept page may be to be shown while the services fail, in seconds.
   */
  lastGoodSeconds?: number;
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
 * The slots of a page from top to bottom. A route's own slots win over these.
 */
export interface LayoutConfig {
  /**
   * The slots' names, in the order shown.
   *
   * @minItems 1
   * @maxItems 20
   */
  order: string[];
  slots?: Slots;
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

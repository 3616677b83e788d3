// Made by `npm run generate` from ../../headers/editorial-header.schema.json. Do not edit.

/**
 * Opens an article: its title, who wrote it, when, how long reading takes, and a picture. Holds the page's only h1.
 */
export type EditorialHeaderProps = ComponentBase &
  HeaderBase & {
    /**
     * Opens an article.
     */
    componentType: 'editorial-header';
    /**
     * Leads to the page that this article is listed on, and stands above the title.
     */
    backLink?: TextLink;
    /**
     * The page's h1.
     */
    title: string;
    /**
     * What the article is about, in one or two sentences.
     */
    subtitle?: string;
    /**
     * What stands before the article itself, such as for whom it is meant.
     */
    body?: RichTextValue;
    /**
     * The picture of the article, twice as wide as high.
     */
    image?: ImageValue;
    /**
     * How long reading takes, in minutes.
     */
    readingTime?: number;
    /**
     * The day on which the article was published.
     */
    date?: DayValue;
    authorInfo?: AuthorInfo;
  };
/**
 * Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.
 */
export type RichTextValue = import('#schemas/prepared.ts').RichText;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * The feature's name in the registry.
 */
export type FeatureName = string;
/**
 * A picture of the content service, which makes every size from one original.
 */
export type ImageValue = import('#schemas/prepared.ts').Image;
/**
 * A day, as year-month-day. It is written out in the page's language.
 */
export type DayValue = import('#schemas/prepared.ts').Day;

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
 * What every header may carry, whatever its type.
 */
export interface HeaderBase {
  headerNotification?: HeaderNotification;
  /**
   * A feature of the site below the words of the header.
   */
  featureComponent?: FeatureComponent;
}
/**
 * What visitors of this page have to know first. Stands above the header.
 */
export interface HeaderNotification {
  /**
   * One or two sentences.
   */
  body: RichTextValue;
  /**
   * Which mark and colour it has. An error is read out at once.
   */
  notificationType?: 'information' | 'warning' | 'error' | 'success';
  textLink?: TextLink;
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
/**
 * A feature of the site inside a component.
 */
export interface FeatureComponent {
  name: FeatureName;
  properties?: FeatureProperties;
  /**
   * Whether the feature is loaded only two seconds after the page has started, whatever a visitor does meanwhile; its place is there from the start.
   */
  deferred?: boolean;
  withoutScript?: WithoutScript;
}
/**
 * What the feature is configured with. Which values there are is said by the schema of the feature.
 */
export interface FeatureProperties {
  [k: string]: unknown;
}
/**
 * What stands in the place of a feature where no script runs: what it would do, and where to do it instead.
 */
export interface WithoutScript {
  /**
   * What the feature would do, and how to do it otherwise.
   */
  text: string;
  /**
   * Where to do it otherwise.
   *
   * @minItems 1
   * @maxItems 5
   */
  links: TextLink[];
}
/**
 * Who wrote an article.
 */
export interface AuthorInfo {
  /**
   * A portrait, shown in a circle.
   */
  image?: ImageValue;
  /**
   * First name and surname.
   */
  authorName: string;
  /**
   * What the author does at the bank, and where.
   */
  jobTitle?: string;
  /**
   * One or two sentences about the author.
   */
  intro?: string;
}

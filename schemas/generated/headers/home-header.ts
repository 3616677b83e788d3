// Made by `npm run generate` from ../../headers/home-header.schema.json. Do not edit.

/**
 * Opens a page: a title over a scene, what to do next, quick links and selling points. Holds the page's only h1.
 */
export type HomeHeaderProps = ComponentBase &
  HeaderBase & {
    /**
     * Opens a page with a scene.
     */
    componentType: 'home-header';
    coreHeader?: CoreHeader;
    /**
     * Several banners in the place of coreHeader. The first heads the page, the others stand below it, smaller. Three read well.
     *
     * @minItems 1
     * @maxItems 6
     */
    heroBannerArray?: HeroBanner[];
    cta?: CallToAction;
    secondaryCta?: CallToAction;
    quickLinks?: QuickLinks;
    usps?: Usps;
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
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;
/**
 * Selling points, three in a row.
 *
 * @maxItems 12
 */
export type Usps = Usp[];

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
 * The words and the picture at the top of a page.
 */
export interface CoreHeader {
  /**
   * The page's h1, unless campaignTitle says it in parts.
   */
  title: string;
  /**
   * A line above the text, where the title needs one.
   */
  subtitle?: string;
  /**
   * What the page is about. Four lines of it are shown, three or two beside a campaignTitle in parts.
   */
  body?: RichTextValue;
  headerImage?: ImageValue;
  campaignTitle?: CampaignTitle;
  /**
   * What makes this offer worth a look. As a sticker it has room for about 30 characters; a longer one becomes a line.
   */
  promoText?: string;
  /**
   * Where promoText stands: on a line below the text, or on a round sticker on the picture. Without a picture it is a line.
   */
  promoStickerLayout?: 'line' | 'sticker';
  promoLabel?: PromoLabel;
}
/**
 * The title of a campaign in up to three parts, each on a line of its own. They take the place of the title.
 */
export interface CampaignTitle {
  /**
   * The first line.
   */
  primaryTitle?: string;
  /**
   * The second line.
   */
  secondaryTitle?: string;
  /**
   * The third line, in the accent's colour.
   */
  tertiaryTitle?: string;
}
/**
 * A short mark above the title of a header.
 */
export interface PromoLabel {
  /**
   * Two or three words.
   */
  body: string;
}
/**
 * One of several banners of a home: words, a picture, and what to do about it.
 */
export interface HeroBanner {
  coreHeader: CoreHeader;
  cta?: CallToAction;
}
/**
 * The one thing a visitor is asked to do here.
 */
export interface CallToAction {
  textLink: ButtonLink;
  /**
   * A few words below the button that take away a doubt.
   */
  microCopy?: string;
}
/**
 * What a button says, and where it leads.
 */
export interface ButtonLink {
  /**
   * What the visitor reads: a verb and its object. Up to 20 characters, buttons stand in a row.
   */
  text: string;
  url: Url;
}
/**
 * The errands most visitors come for.
 */
export interface QuickLinks {
  /**
   * In the order shown. Five read well.
   *
   * @maxItems 12
   */
  items: QuickLink[];
}
/**
 * One errand, with its icon.
 */
export interface QuickLink {
  icon?: IconId;
  textLink: TextLink;
}
/**
 * One selling point.
 */
export interface Usp {
  icon?: IconId;
  /**
   * Start with the point in strong, then one sentence.
   */
  body: RichTextValue;
}

import type { ReactNode } from 'react';
import type { Image } from '#schemas/prepared.ts';
import type { ImageSize } from '../picture/image-sources.ts';
import { canShow, Picture } from '../picture/picture.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './hero.css';
import './hero-with-banner.css';

interface HeroOptions {
  readonly image: Image | undefined;
  readonly sizes: readonly ImageSize[];
  /** warm is for one campaign at a time. */
  readonly look?: 'accent' | 'warm';
  /** Takes the place of the picture, such as a product. */
  readonly aside?: ReactNode;
  /** True if its title is a campaign's, which makes the header higher. */
  readonly hasCampaignTitle?: boolean;
  /** Stands on the picture, such as a sticker. */
  readonly mark?: ReactNode;
  /** Stands above the panel, such as a notification. */
  readonly before?: ReactNode;
  /** Closes the panel, such as a legal banner. */
  readonly banner?: ReactNode;
  /** Stands below the panel: quick links, selling points. */
  readonly after?: ReactNode;
  /** The feature of the page that stands last. */
  readonly feature?: ReactNode;
  /** The words on the panel. */
  readonly children: ReactNode;
}

/** The places that a picture at the top of a page has, by the width of the window. */
export const HERO_SIZES = [
  { media: '(width < 600px)', width: 600, height: 400 },
  { media: '(width < 900px)', width: 900, height: 600 },
  { width: 1100, height: 733 },
];

/**
 * The header of a page: words beside a scene whose edge is an arc. On a narrow page the scene
 * stands above the words.
 *
 * @example <Hero image={headerImage} sizes={SIZES}><HeroText title={title} /></Hero>
 */
export function Hero(props: PartProps<'header', HeroOptions>) {
  const { image, sizes, look = 'accent', mark, before, banner, after, ...more } = props;
  const { feature, aside, hasCampaignTitle = false, children, className, ...rest } = more;
  const hasPicture = !aside && canShow(image);
  return (
    <header className={joinClassNames('hero', className)} {...rest}>
      {before}
      <div
        className="hero__panel"
        data-look={look}
        data-beside={aside ? 'aside' : hasPicture ? 'picture' : 'nothing'}
        data-banner={Boolean(banner)}
        data-campaign={hasCampaignTitle}
      >
        <div className="hero__text">{children}</div>
        {hasPicture && (
          <div className="hero__picture">
            <Picture image={image} sizes={sizes} isEager />
            {mark}
          </div>
        )}
        {aside && <div className="hero__aside">{aside}</div>}
        {banner}
      </div>
      {after}
      {feature}
    </header>
  );
}

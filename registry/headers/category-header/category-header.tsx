import type { WithMessages } from '#renderer';
import type { CategoryHeaderProps } from '#schemas/generated/headers/category-header.ts';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HERO_SIZES, Hero } from '../../kit/hero/hero.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import { HeroText } from '../../kit/hero/hero-text.tsx';
import type { HeaderPlace } from '../../kit/hero/page-title.tsx';
import { QuickLinks } from '../../kit/quick-links/quick-links.tsx';
import './category-header.css';

type Props = CategoryHeaderProps & WithMessages & HeaderPlace & WithHeaderFeature;

/**
 * Opens a page that leads to others of its kind: what they have in common, and the nearest ways on.
 */
export function CategoryHeader(props: Props) {
  const { title, subtitle, body, coreHeader, quickLinks, messages, isSecondHeader } = props;
  return (
    <Hero
      className="category-header"
      image={coreHeader?.headerImage}
      sizes={HERO_SIZES}
      feature={
        <HeaderFeature value={props.featureComponent} messages={messages}>
          {props.children}
        </HeaderFeature>
      }
      before={<HeaderNotification value={props.headerNotification} messages={messages} />}
      after={<QuickLinks links={quickLinks?.items} label={messages['quickLinks']} />}
    >
      <HeroText
        title={title}
        subtitle={subtitle}
        body={body}
        size="plain"
        messages={messages}
        isSecondHeader={isSecondHeader}
      />
    </Hero>
  );
}

import type { IconName } from './icon.tsx';

/** The icons of components by type. A family shares one where its types have none of their own. */
const ICONS: Readonly<Record<string, IconName>> = {
  accordion: 'question',
  'action-accordion': 'question',
  'app-promoter': 'device-mobile',
  'application-process': 'steps',
  'article-card': 'article',
  'call-to-action': 'cursor-click',
  cards: 'squares-four',
  'comparison-cards': 'table',
  'contact-card': 'phone',
  'device-specific-cta': 'device-mobile',
  feature: 'puzzle-piece',
  'feature-card': 'puzzle-piece',
  'filtered-link-list': 'list-bullets',
  'highlight-box': 'star',
  'legal-banner': 'scales',
  'link-list': 'list-bullets',
  'news-card': 'newspaper',
  paragraph: 'text-align-left',
  'product-card': 'tag',
  'product-features': 'list-checks',
  'promotional-banner': 'megaphone',
  'search-results': 'magnifying-glass',
  'section-title': 'text-h',
  testimonial: 'quotes',
  'video-card': 'play-circle',
};

/** Returns the icon of a component: that of its type, else that of its family. */
export function getComponentIcon(type: string): IconName {
  const own = Object.hasOwn(ICONS, type) ? ICONS[type] : undefined;
  if (own) return own;
  if (type.endsWith('-header')) return 'layout';
  return type.endsWith('-card') ? 'cards' : 'shapes';
}

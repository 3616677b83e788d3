import type { Entry } from '#renderer';
import { createSpecimenEntry } from './kit/specimen/specimen-entry.tsx';
import type { Specimens } from './kit/specimen/specimen.ts';

/**
 * The states of the kit's parts, by part. Each state has a scenario in
 * `fixtures/scenarios/kit-<part>/`.
 */
export const kitSpecimens: Readonly<Record<string, () => Promise<Specimens>>> = {
  accordion: async () =>
    (await import('./kit/accordion/accordion.specimens.tsx')).accordionSpecimens,
  'aligned-text': async () =>
    (await import('./kit/aligned-text/aligned-text.specimens.tsx')).alignedTextSpecimens,
  'app-stores': async () =>
    (await import('./kit/app-stores/app-stores.specimens.tsx')).appStoresSpecimens,
  'arrow-link': async () =>
    (await import('./kit/arrow-link/arrow-link.specimens.tsx')).arrowLinkSpecimens,
  button: async () => (await import('./kit/button/button.specimens.tsx')).buttonSpecimens,
  'call-to-action': async () =>
    (await import('./kit/call-to-action/call-to-action.specimens.tsx')).callToActionSpecimens,
  card: async () => (await import('./kit/card/card.specimens.tsx')).cardSpecimens,
  'check-mark-list': async () =>
    (await import('./kit/check-mark-list/check-mark-list.specimens.tsx')).checkMarkListSpecimens,
  'choice-field': async () =>
    (await import('./kit/choice-field/choice-field.specimens.tsx')).choiceFieldSpecimens,
  'choice-list': async () =>
    (await import('./kit/choice-list/choice-list.specimens.tsx')).choiceListSpecimens,
  collapsible: async () =>
    (await import('./kit/collapsible/collapsible.specimens.tsx')).collapsibleSpecimens,
  'combobox-field': async () =>
    (await import('./kit/combobox-field/combobox-field.specimens.tsx')).comboboxFieldSpecimens,
  'date-field': async () =>
    (await import('./kit/date-field/date-field.specimens.tsx')).dateFieldSpecimens,
  'error-card': async () =>
    (await import('./kit/error-card/error-card.specimens.tsx')).errorCardSpecimens,
  'field-frame': async () =>
    (await import('./kit/field-frame/field-frame.specimens.tsx')).fieldFrameSpecimens,
  'file-field': async () =>
    (await import('./kit/file-field/file-field.specimens.tsx')).fileFieldSpecimens,
  heading: async () => (await import('./kit/heading/heading.specimens.tsx')).headingSpecimens,
  hero: async () => (await import('./kit/hero/hero.specimens.tsx')).heroSpecimens,
  icon: async () => (await import('./kit/icon/icon.specimens.tsx')).iconSpecimens,
  'legal-banner': async () =>
    (await import('./kit/legal-banner/legal-banner.specimens.tsx')).legalBannerSpecimens,
  logo: async () => (await import('./kit/logo/logo.specimens.tsx')).logoSpecimens,
  menu: async () => (await import('./kit/menu/menu.specimens.tsx')).menuSpecimens,
  notification: async () =>
    (await import('./kit/notification/notification.specimens.tsx')).notificationSpecimens,
  overlay: async () => (await import('./kit/overlay/overlay.specimens.tsx')).overlaySpecimens,
  'page-header': async () =>
    (await import('./kit/page-header/page-header.specimens.tsx')).pageHeaderSpecimens,
  picture: async () => (await import('./kit/picture/picture.specimens.tsx')).pictureSpecimens,
  price: async () => (await import('./kit/price/price.specimens.tsx')).priceSpecimens,
  'product-tile': async () =>
    (await import('./kit/product-tile/product-tile.specimens.tsx')).productTileSpecimens,
  'promo-text': async () =>
    (await import('./kit/promo-text/promo-text.specimens.tsx')).promoTextSpecimens,
  'promotional-label': async () =>
    (await import('./kit/promotional-label/promotional-label.specimens.tsx'))
      .promotionalLabelSpecimens,
  'quick-links': async () =>
    (await import('./kit/quick-links/quick-links.specimens.tsx')).quickLinksSpecimens,
  'rich-text': async () =>
    (await import('./kit/rich-text/rich-text.specimens.tsx')).richTextSpecimens,
  'search-field': async () =>
    (await import('./kit/search-field/search-field.specimens.tsx')).searchFieldSpecimens,
  'select-field': async () =>
    (await import('./kit/select-field/select-field.specimens.tsx')).selectFieldSpecimens,
  skeleton: async () => (await import('./kit/skeleton/skeleton.specimens.tsx')).skeletonSpecimens,
  snackbar: async () => (await import('./kit/snackbar/snackbar.specimens.tsx')).snackbarSpecimens,
  tabs: async () => (await import('./kit/tabs/tabs.specimens.tsx')).tabsSpecimens,
  'text-field': async () =>
    (await import('./kit/text-field/text-field.specimens.tsx')).textFieldSpecimens,
  'text-links': async () =>
    (await import('./kit/text-links/text-links.specimens.tsx')).textLinksSpecimens,
  tooltip: async () => (await import('./kit/tooltip/tooltip.specimens.tsx')).tooltipSpecimens,
  video: async () => (await import('./kit/video/video.specimens.tsx')).videoSpecimens,
  usps: async () => (await import('./kit/usps/usps.specimens.tsx')).uspsSpecimens,
};

/** The entries that render them. Only previews have these, no site. */
export const specimenEntries: readonly Entry[] = Object.entries(kitSpecimens).map(([part, load]) =>
  createSpecimenEntry(part, load),
);

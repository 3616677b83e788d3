import type { Entry } from '#renderer';
import { specimenEntry } from './kit/specimen/specimen-entry.tsx';
import type { Specimens } from './kit/specimen/specimen.ts';

/** The states of the kit's parts, by part. Each state has a scenario in `fixtures/scenarios/kit-<part>/`. */
export const kitSpecimens: Readonly<Record<string, () => Promise<Specimens>>> = {
  accordion: async () =>
    (await import('./kit/accordion/accordion.specimens.tsx')).accordionSpecimens,
  button: async () => (await import('./kit/button/button.specimens.tsx')).buttonSpecimens,
  'call-to-action': async () =>
    (await import('./kit/call-to-action/call-to-action.specimens.tsx')).callToActionSpecimens,
  'check-mark-list': async () =>
    (await import('./kit/check-mark-list/check-mark-list.specimens.tsx')).checkMarkListSpecimens,
  collapsible: async () =>
    (await import('./kit/collapsible/collapsible.specimens.tsx')).collapsibleSpecimens,
  'error-card': async () =>
    (await import('./kit/error-card/error-card.specimens.tsx')).errorCardSpecimens,
  heading: async () => (await import('./kit/heading/heading.specimens.tsx')).headingSpecimens,
  icon: async () => (await import('./kit/icon/icon.specimens.tsx')).iconSpecimens,
  notification: async () =>
    (await import('./kit/notification/notification.specimens.tsx')).notificationSpecimens,
  overlay: async () => (await import('./kit/overlay/overlay.specimens.tsx')).overlaySpecimens,
  'page-header': async () =>
    (await import('./kit/page-header/page-header.specimens.tsx')).pageHeaderSpecimens,
  picture: async () => (await import('./kit/picture/picture.specimens.tsx')).pictureSpecimens,
  price: async () => (await import('./kit/price/price.specimens.tsx')).priceSpecimens,
  'promotional-label': async () =>
    (await import('./kit/promotional-label/promotional-label.specimens.tsx'))
      .promotionalLabelSpecimens,
  skeleton: async () => (await import('./kit/skeleton/skeleton.specimens.tsx')).skeletonSpecimens,
  snackbar: async () => (await import('./kit/snackbar/snackbar.specimens.tsx')).snackbarSpecimens,
  tabs: async () => (await import('./kit/tabs/tabs.specimens.tsx')).tabsSpecimens,
  tooltip: async () => (await import('./kit/tooltip/tooltip.specimens.tsx')).tooltipSpecimens,
};

/** What draws them. Only previews have these entries, no site. */
export const specimenEntries: readonly Entry[] = Object.entries(kitSpecimens).map(([part, load]) =>
  specimenEntry(part, load),
);

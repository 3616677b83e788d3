import { registry } from '#registry';
import { planFixtures } from './planned-fixtures.ts';
import { reactOnlyIn, unseenOn } from './react-only.ts';

/** A browser shows it while it waits for a page; no server does. */
const ONLY_IN_BROWSERS = ['page-skeleton'];

const pages = await planFixtures(registry);

/**
 * Lists what is wrong with the house's own static entries. It is known once this module is
 * imported: Vite does not let anything be loaded later.
 */
export const complaints: readonly string[] = [
  ...reactOnlyIn(pages),
  ...unseenOn(pages, registry.entries)
    .filter((type) => !ONLY_IN_BROWSERS.includes(type))
    .map((type) => `The static entry "${type}" stands on no page of fixtures. Add a fixture.`),
];

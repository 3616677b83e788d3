import { expect, test } from 'vitest';
import { readSiteContext } from '#renderer/visit';
import { experience } from '#site/experience.ts';
import { takeSample } from '../sample/take-sample.ts';
import { follow } from './follow.ts';
import { PAGES } from './pages.ts';
import { displayedOn } from './displayed-on.ts';
import { openSite, untilComplete } from './visit.ts';
import { wakeUp } from './wake-up.ts';

const pages = openSite();
const client = openSite({ site: { experience: { ...experience, navigation: 'client' } } });

/** Pages of one language and segment take each other's place. */
const GROUPS = Object.entries(
  Object.groupBy(PAGES, (path) => {
    const url = new URL(path, 'https://www.meridia.test');
    const { locale, segment } = readSiteContext(experience, {
      url: () => url,
      cookie: () => undefined,
      pageLanguage: () => null,
    });
    return `${segment} in ${locale}`;
  }),
)
  .map(([name, paths = []]) => [name, paths] as const)
  // Alone, none has a page to come from.
  .filter(([, paths]) => paths.length > 1);

// The pages of one group, and in the deep tests of all.
test.each(takeSample(GROUPS, { count: 1 }))(
  'pages for %s show the same in both ways of moving',
  { tags: ['deep'] },
  async (_, paths) => {
    const [first = '', ...others] = paths;
    const { page, expectQuiet } = await client.visit(first);
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    // The first one as well, so that none is only what a document showed.
    for (const path of [...others, first]) {
      await follow(page, path);
      await page.waitForURL(`**${path}`);
      const whole = await pages.visit(path);
      await wakeUp(whole.page);
      await untilComplete(page);
      await expect.poll(() => displayedOn(whole.page)).toEqual(await displayedOn(page));
      await whole.page.context().close();
    }
    await expect.poll(() => page.locator('html[data-marked]').count()).toBe(1);
    // Where the visitor went is open in the navigation, and a page that is shorter has its foot in
    // sight.
    await expectQuiet({ moving: ['navigation', 'footer'] });
  },
);

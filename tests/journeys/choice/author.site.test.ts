import { expect, test } from 'vitest';
import { createPageCache } from '#renderer/server';
import { atATime } from '../../at-a-time.ts';
import { copyFixtures } from '../copy-fixtures.ts';
import { eventually, openPlayground } from '../open-playground.ts';
import { openSite } from '../visit.ts';

const TOKEN = 'token-of-this-start';
const FOLDER = '/en/individuals/borrowing';
const ADDRESS = `${FOLDER}/warm-by-winter`;
const VARIANT = `${FOLDER}/a-roof-by-winter`;
const CAMPAIGN_TITLE = 'Warm by winter';
const CAMPAIGN = {
  $schema: 'https://experience.local/page-response.schema.json',
  data: {
    meta: { title: 'Warm by winter', description: 'What a new roof costs, and who pays for it.' },
    mainHeaderZone: {
      flexComponents: [
        {
          componentType: 'campaign-header',
          coreHeader: { title: CAMPAIGN_TITLE, body: '<p>Ask before the first frost.</p>' },
        },
      ],
    },
  },
};
const NEW_TITLE = 'A roof by winter';

const VISITORS = 1_000;
const AT_A_TIME = 16;

const { fixtures, read, write, validateStrictly } = copyFixtures();
write(`pages${ADDRESS}.json`, `${JSON.stringify(CAMPAIGN, null, 2)}\n`);
// No page grows old, however long it takes.
const pageCache = createPageCache({ maxBytes: 10_000_000 });
const saving = { token: TOKEN };
const { site, visit } = openSite({ fixtures, site: { saving, pageCache, now: () => 0 } });

/** Makes a variant of the campaign page with a title of its own, and saves it. */
async function makeVariant() {
  const query = `?scenario=pages${ADDRESS}&mode=write#token=${TOKEN}`;
  const { page, previewText, consoleMessages } = await openPlayground(visit, query);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await region('Variants').getByRole('button', { name: 'Variants', exact: true }).click();
  await region('Variants')
    .getByRole('button', { name: /^New variant as a copy/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^New variant as a copy/ });
  await dialog
    .getByRole('textbox', { name: 'Last part of its address' })
    .fill(VARIANT.slice(FOLDER.length + 1));
  await page.keyboard.press('Enter');
  await region('Variants')
    .getByRole('button', { name: 'a-roof-by-winter', pressed: true })
    .waitFor();
  await region('Outline').getByRole('treeitem', { name: CAMPAIGN_TITLE }).first().click();
  await region('Inspector')
    .getByRole('textbox', { name: 'Title', exact: true })
    .first()
    .fill(NEW_TITLE);
  await eventually(previewText, (shown) => shown.includes(NEW_TITLE));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved:').waitFor();
  return { consoleMessages };
}

/** A visit of the campaign page with these cookies, without a browser. */
async function visitWith(cookie: string) {
  const headers = { cookie: `cookiesOptin=true; thirdpartyOptin=false; ${cookie}` };
  const answer = await site().get(ADDRESS, { headers });
  const [, shown] = /"pageUrl":"([^"]+)"/.exec(await answer.text()) ?? [];
  const [stored = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { shown, stored };
}

test(
  'a variant that an author makes is seen by 450 to 550 of 1,000 visitors, by each the same twice',
  { tags: ['deep'], timeout: 240_000 },
  async () => {
    const { consoleMessages } = await makeVariant();
    const said = await validateStrictly(
      'experiment-list/warm-by-winter.json',
      `pages${VARIANT}.json`,
    );
    // A saved list counts with the next look at it, which no visitor waits for.
    await expect.poll(async () => (await visitWith('')).stored).toMatch(/^experiments=/);
    site().reset();
    pageCache.purge();

    const seen = await atATime(AT_A_TIME, [...Array(VISITORS).keys()], async (number) => {
      const first = await visitWith(`visitor=v-${number}`);
      const second = await visitWith(first.stored);
      return [first.shown, second.shown];
    });

    const variants = seen.filter(([shown]) => shown === VARIANT).length;
    const { faultInjection } = site();
    expect(said).toContain(' 0 problems');
    expect(read(`pages${VARIANT}.json`)).toContain(NEW_TITLE);
    expect(seen.filter(([first, second]) => first !== second)).toEqual([]);
    expect(variants).toBeGreaterThanOrEqual(450);
    expect(variants).toBeLessThanOrEqual(550);
    expect(seen.filter(([shown]) => shown !== VARIANT && shown !== ADDRESS)).toEqual([]);
    expect(faultInjection.calls('open-variants')).toHaveLength(VISITORS);
    expect(faultInjection.calls('page-model')).toHaveLength(2);
    expect(consoleMessages).toEqual([]);
  },
);

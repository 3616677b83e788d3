import { expect, test } from 'vitest';
import { openCampaignWindow, TOKEN, writeCampaign } from './campaign-author.ts';
import { CAMPAIGN_WORDS } from './campaign-page.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { eventually } from './open-playground.ts';
import { openSite } from './visit.ts';

const { fixtures, validateStrictly } = copyFixtures();
const { visit } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

/** The most actions that an author may need for the page, by mouse and without leaving Write. */
const MAX_ACTIONS = 90;

test(
  'a campaign page is written by mouse in Write, saved as a page of its own, and CI takes it',
  { tags: ['deep'] },
  async () => {
    const author = await openCampaignWindow(visit);
    const { page, click } = author;

    await writeCampaign(author);

    await eventually(author.previewText, (shown) =>
      CAMPAIGN_WORDS.every((each) => shown.includes(each)),
    );
    const saved = 'pages/en/individuals/warm-by-winter.json';
    expect(await validateStrictly(saved)).toContain(' 0 problems');
    await author.expectAccessible();
    await click(page.getByRole('tab', { name: 'Components' }));
    await author.expectAccessible();
    expect(author.consoleMessages).toEqual([]);
    expect(author.count()).toBeLessThanOrEqual(MAX_ACTIONS);
  },
);

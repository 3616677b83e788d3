import { expect, test } from 'vitest';
import { createPageCache } from '#renderer/server';
import { atATime } from '../at-a-time.ts';
import { startSite } from './start-site.ts';

const ADDRESS = '/en/individuals/borrowing/home-loan';
const VARIANT = '/en/individuals/borrowing/your-first-home-loan';
const ALLOWED = 'cookiesOptin=true; thirdpartyOptin=false';

const VISITORS = 1_000;
const AT_A_TIME = 16;

test(
  '450 to 550 of 1,000 visitors see the variant, each the same twice, of two pages made',
  { tags: ['deep'], timeout: 120_000 },
  async () => {
    // No page grows old, however long it takes.
    const pageCache = createPageCache({ maxBytes: 10_000_000 });
    const site = await startSite({ site: { pageCache, now: () => 0 } });
    const visit = async (cookie: string) => {
      const answer = await site.get(ADDRESS, { headers: { cookie: `${ALLOWED}; ${cookie}` } });
      const [, shown] = /"pageUrl":"([^"]+)"/.exec(await answer.text()) ?? [];
      const [stored = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
      return { shown, stored };
    };
    try {
      const seen = await atATime(AT_A_TIME, [...Array(VISITORS).keys()], async (number) => {
        const first = await visit(`visitor=v-${number}`);
        const second = await visit(first.stored);
        return [first.shown, second.shown];
      });

      const variants = seen.filter(([shown]) => shown === VARIANT).length;
      const { faultInjection } = site;
      expect(seen.filter(([first, second]) => first !== second)).toEqual([]);
      expect(variants).toBeGreaterThanOrEqual(450);
      expect(variants).toBeLessThanOrEqual(550);
      expect(seen.filter(([shown]) => shown !== VARIANT && shown !== ADDRESS)).toEqual([]);
      expect(faultInjection.calls('open-variants')).toHaveLength(VISITORS);
      expect(faultInjection.calls('page-model')).toHaveLength(2);
    } finally {
      await site.stop();
    }
  },
);

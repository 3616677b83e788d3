import { registry } from '#registry';
import { fixtures } from '../pages/fixtures.ts';
import { mixedPage, responseWith } from '../pages/sample-page.ts';
import { planPage } from '../../../renderer/plan/plan-page.ts';
import { preparePage } from '../../../renderer/page/prepare-page.ts';
import { checkPage } from '../../../renderer/page/check-page.ts';
import { loadChecks } from '../../../renderer/plan/load-checks.ts';
import * as frame from '#schemas/generated/page-response.check.ts';
const model = async () => {
  const res: any = JSON.parse(JSON.stringify(responseWith(mixedPage(1000, fixtures))));
  const lookUp = await loadChecks(res, registry);
  const checked: any = checkPage(res, { frame, lookUp, report: () => {} } as any);
  return preparePage(checked.model, { locale: 'en-GB', macros: () => '2.35%' });
};
const before = planPage(await model(), registry);
let best = Infinity, bs = Infinity;
for (let i = 0; i < 200; i++) {
  const m = await model();
  let s = performance.now();
  const z = planPage(m, registry, before);
  best = Math.min(best, performance.now() - s);
  if (z[0]!.items[3] !== before[0]!.items[3]) throw new Error('no');
  s = performance.now();
  let n = 0; for (const it of m.zones[0]!.items) n += JSON.stringify((it as any).props).length;
  bs = Math.min(bs, performance.now() - s);
  if (i === 199) console.log(best, bs, n);
}

import { Activity, memo, createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { registry } from '#registry';
import { cleanPage } from '../pages/clean-page.ts';
import { fixtures } from '../pages/fixtures.ts';
import { HandWrittenPage, loadDrawings } from '../pages/hand-written-page.tsx';
import { mixedPage } from '../pages/sample-page.ts';
import { PartBoundary } from '../../../renderer/view/part-boundary.tsx';
import { Page } from '../../../renderer/view/index.ts';

const n = +(process.argv[2] ?? 1000);
const components = mixedPage(n, fixtures);
const clean = await cleanPage(JSON.parse(JSON.stringify(components)), registry);
const drawings: any = await loadDrawings(registry);
const V = (act: boolean, bound: boolean, mem: boolean) => {
  const raw = ({ item }: any) => {
    const { Component, words } = drawings.get(item.type);
    let inner: any = <Component {...item.props} {...(words && { words })}>{undefined}</Component>;
    if (bound) inner = <PartBoundary item={item}>{inner}</PartBoundary>;
    if (act) inner = <Activity>{inner}</Activity>;
    return <div className="slot" data-type={item.type} data-key={item.key}>{inner}</div>;
  };
  const S: any = mem ? memo(raw) : raw;
  const P = () => <main className="page__main" id="main" tabIndex={-1}><div className="zone" data-zone="flexZone">{clean.map((item) => <S key={item.key} item={item} />)}</div></main>;
  return () => renderToString(<P />);
};
const zones: any = [{ name: 'flexZone', items: clean.map((c) => ({ kind: 'part', entry: 'component', id: c.type, key: c.key, props: c.props })) }];
const plan: any = { slots: [{ name: 'main', items: [], zones }] };
const parts: any = new Map([...drawings].map(([k, v]: any) => ['component:' + k, v]));
import { planPage } from '../../../renderer/plan/plan-page.ts';
import { preparePage } from '../../../renderer/page/prepare-page.ts';
import { checkPage } from '../../../renderer/page/check-page.ts';
import { loadChecks } from '../../../renderer/plan/load-checks.ts';
import { responseWith } from '../pages/sample-page.ts';
import * as frame from '#schemas/generated/page-response.check.ts';
const res: any = JSON.parse(JSON.stringify(responseWith(components)));
const lookUp = await loadChecks(res, registry);
const checked: any = checkPage(res, { frame, lookUp, report: () => {} } as any);
const model = preparePage(checked.model, { locale: 'en-GB', macros: () => '2.35%' });
const plan2: any = { slots: [{ name: 'main', items: [], zones: planPage(model, registry) }] };
const clean2: any = plan2.slots[0].zones[0].items.map((i: any) => ({ type: i.id, key: i.key, props: i.props }));
const all: Record<string, () => string> = {
  hand: () => renderToString(createElement(HandWrittenPage, { components: clean, drawings })),
  none: V(false, false, false), memo: V(false, false, true), act: V(true, false, false), bound: V(false, true, false), all: V(true, true, true),
  hand2: () => renderToString(createElement(HandWrittenPage, { components: clean2, drawings })),
  page2: () => renderToString(createElement(Page, { plan: plan2, parts, platform: {} as any })),
  page: () => renderToString(createElement(Page, { plan, parts, platform: {} as any })),
};
const best: any = {};
for (let i = 0; i < 40000 / n; i++) for (const [k, f] of Object.entries(all)) { const s = performance.now(); f(); const t = performance.now() - s; if (i > 3) best[k] = Math.min(best[k] ?? Infinity, t); }
for (const k in best) console.log(k.padEnd(8), best[k].toFixed(3), (best[k] / best.hand).toFixed(3));

import { fixtures } from '../pages/fixtures.ts';
import { mixedPage, responseWith } from '../pages/sample-page.ts';
import { servePage } from './served-page.ts';
Date.now = () => performance.timeOrigin + performance.now();
const page = servePage(JSON.stringify(responseWith(mixedPage(100, fixtures))));
const min = new Map<string, number[]>();
let total = Infinity;
for (let i = 0; i < 600; i++) {
  const s = performance.now();
  await page.draw();
  const t = performance.now() - s;
  if (t < total) { total = t; for (const st of page.steps()) min.set(st.step, [st.startedMs, st.durationMs]); }
}
console.log(total);
for (const [k, [a, b]] of min as any) console.log(k.padEnd(20), a.toFixed(3), b.toFixed(3));

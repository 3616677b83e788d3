import { describe, expect, test } from 'vitest';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { experience } from '#site/experience.ts';
import { openSite } from './visit.ts';

const PATH = '/en/individuals/borrowing/home-loan';
const VARIANT = '/en/individuals/borrowing/your-first-home-loan';
const KEY = 'home-loan-advice';
const ALLOWED = 'cookiesOptin=true; thirdpartyOptin=false';

const EXPERIMENT: Experiment = {
  key: KEY,
  experimentUrl: PATH,
  variants: [
    { variant: 'control', variantUrl: PATH },
    { variant: 'first-home', variantUrl: VARIANT },
  ],
};

const { site, visit } = openSite({
  site: {
    experience: { ...experience, experiments: { list: [], withoutConsent: 'draw' } },
    experiments: () => [EXPERIMENT],
  },
});

/** Lets the service draw that variant for everybody. */
function draw(variantKey: string, variantUrl: string): void {
  const drawn = { experimentKey: KEY, variantKey, variantStatus: 'NEW', variantUrl };
  const text = JSON.stringify({ activeVariants: [{ ...drawn, experimentUrl: PATH }] });
  site().faultInjection.set('open-variants', { kind: 'body', text });
}

async function getPage(cookie: string) {
  const answer = await site().get(PATH, { headers: { cookie } });
  const text = await answer.text();
  const stored = answer.headers.getSetCookie();
  return {
    status: answer.status,
    shown: /"pageUrl":"([^"]+)"/.exec(text)?.[1],
    timing: answer.headers.get('server-timing'),
    stored: stored.map((each) => decodeURIComponent(each.split(';')[0] ?? '')),
    text: JSON.stringify([...answer.headers]) + text,
  };
}

const withVariants = (variants: string) =>
  `${ALLOWED}; experiments=${encodeURIComponent(variants)}`;

const timingOf = (variant: string, reason: string) =>
  `experiment;desc="${KEY}:${variant}:${reason}"`;

const lookUps = () => site().faultInjection.calls('open-variants');

/** That many other experiments, the oldest first. */
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => `experiment-${index}:control`);

describe('a cookie with variants', () => {
  test.each([
    ['a variant that there is none of', `${KEY}:unlisted`, 'unlisted'],
    ['an address', 'other:../../secret', 'secret'],
    ['markup', 'other:a<script>x-stolen()</script>', 'x-stolen'],
    ['a header', 'other:a\r\nx-injected: 1', 'x-injected'],
    ['a name that objects have', '__proto__:polluted', 'polluted'],
    ['an older form, as JSON', JSON.stringify({ [KEY]: 'first-home' }), `{"${KEY}`],
    ['an older form, with equals signs', `${KEY}=first-home:`, `${KEY}=`],
    ['a lone per cent sign', 'x-other:%', 'x-other'],
    ['4 kB', `other:${'b'.repeat(4_000)}`, 'bbbbbbbb'],
  ])('that holds %s has none: one is drawn and stored', async (_, value, tampered) => {
    draw('first-home', VARIANT);

    const { text, ...page } = await getPage(withVariants(value));

    expect(page).toEqual({
      status: 200,
      shown: VARIANT,
      timing: timingOf('first-home', 'SPLIT'),
      stored: [`experiments=${KEY}:first-home`],
    });
    expect(text.includes(tampered)).toBe(false);
  });

  test.each([
    ['among what was tampered with', `../a:b,<b>:c,${KEY}:first-home,d`],
    ['behind 30 others', [...others(30), `${KEY}:first-home`].join(',')],
    ['before 30 others', [`${KEY}:first-home`, ...others(30)].join(',')],
    ['behind 4 kB of something else', `${'b'.repeat(3_900)},${KEY}:first-home`],
    ['twice: the newer', `${KEY}:control,${KEY}:first-home`],
  ])('that holds a variant %s shows it without a call', async (_, value) => {
    const before = lookUps().length;

    const { text: _text, ...page } = await getPage(withVariants(value));

    expect(page).toEqual({
      status: 200,
      shown: VARIANT,
      timing: timingOf('first-home', 'CACHED'),
      stored: [],
    });
    expect(lookUps().length).toBe(before);
  });

  test('of 30 experiments keeps the newest 20 with one more variant, and a browser takes it', async () => {
    draw('first-home', VARIANT);

    const { stored } = await getPage(withVariants(others(30).join(',')));

    const kept = [...others(30).slice(11), `${KEY}:first-home`];
    expect(stored).toEqual([`experiments=${kept.join(',')}`]);
  });
});

test('a variant that is drawn without consent is stored nowhere, and registers no visit', async () => {
  draw('first-home', VARIANT);
  const cookies = { experiments: `${KEY}:control` };

  const { stored } = await getPage(`cookiesOptin=false; experiments=${KEY}:control`);
  const { page, requests, expectQuiet } = await visit(PATH, { consent: 'basic', cookies });

  await expect.poll(() => requests.some((url) => url.includes('/start-experiments-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(stored).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('experiments=');
  expect(lookUps()).toHaveLength(2);
  const { faultInjection } = site();
  expect([...faultInjection.calls('open-visits'), ...faultInjection.calls('visits')]).toEqual([]);
  await expectQuiet();
});

import { registry } from '#registry';
import type { Measured } from '../figures.ts';
import { fixtures } from '../pages/fixtures.ts';
import { mixedPage, responseWith, type Authored } from '../pages/sample-page.ts';
import { heavyPage } from '../pages/weights.ts';
import { bestOfRounds } from '../rounds.ts';

const MAX_RATIO = 0.5;

/** Measures the checks of all components of a page, against JSON.parse of the page's text. */
export async function measureValidators(): Promise<Measured> {
  const pages = {
    '1,000 components': mixedPage(1_000, fixtures),
    '2,000 components, nested': heavyPage(2_000, fixtures),
  };
  const figures = [];
  for (const [name, components] of Object.entries(pages)) {
    const text = JSON.stringify(responseWith(components));
    const check = await checkOf(components);
    const { subjectMs, baselineMs } = await bestOfRounds(
      { subject: check, baseline: () => void JSON.parse(text) },
      { warmUps: 20, rounds: 100 },
    );
    figures.push({
      name: `validators, ${name}`,
      value: subjectMs,
      baseline: baselineMs,
      unit: 'ms',
      bound: MAX_RATIO,
    } as const);
  }
  return { figures, notes: [] };
}

/** Every component through the check of its entry, those inside another one too. */
async function checkOf(components: readonly Authored[]): Promise<() => void> {
  const all = components.flatMap((one) => [one, ...((one['cards'] ?? []) as Authored[])]);
  const checks = new Map(
    await Promise.all(
      registry.entries.map(async ({ type, check }) => [type, (await check()).check] as const),
    ),
  );
  return () => {
    for (const component of all) {
      const problems = checks.get(String(component['componentType']))?.(component);
      if (problems?.length !== 0) throw new Error(`It has problems: ${JSON.stringify(problems)}`);
    }
  };
}

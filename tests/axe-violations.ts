import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { measureStep } from './cost/cost-records.ts';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns what axe finds in a window. A component that is shown alone cannot bring the heading of a
 * whole page.
 */
export function axeViolations(page: Page, hasHeading: boolean): Promise<string[]> {
  return violationsIn(page, 'html', { 'page-has-heading-one': { enabled: hasHeading } });
}

/**
 * Returns what axe finds in the main landmark of a window, whose frame other tests look at. The
 * contrast of forced colours is left out: axe reads a colour that they leave alone, and so reports
 * something that nobody sees.
 */
export function axeViolationsInMain(page: Page, hasForcedColors: boolean): Promise<string[]> {
  return violationsIn(page, 'main', { 'color-contrast': { enabled: !hasForcedColors } });
}

/** Returns what axe finds in the dialog that is open in a window. */
export function axeViolationsInDialog(page: Page): Promise<string[]> {
  return violationsIn(page, 'dialog[open]', {});
}

function violationsIn(
  page: Page,
  selector: string,
  rules: Readonly<Record<string, { readonly enabled: boolean }>>,
): Promise<string[]> {
  return measureStep('axe', () => runAxe(page, selector, rules));
}

async function runAxe(
  page: Page,
  selector: string,
  rules: Readonly<Record<string, { readonly enabled: boolean }>>,
): Promise<string[]> {
  // Half way between two looks a text has too little contrast, which nobody has to read by then.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
        })
        .map(({ finished }) => finished),
    ),
  );
  // As an expression of the debugger it passes the policy that keeps every other script out.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ([context, options]): Promise<AxeResult> => {
      // @ts-expect-error axe is a global of the script that was just added.
      return window.axe.run(context, options);
    },
    [selector, { rules }] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

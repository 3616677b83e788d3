import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    watchedShift: number;
    watchedViolations: string[];
  }
}

/** What a visitor's page must never do, watched from its first moment. */
export interface PageWatch {
  /** Everything that was asked for, in order. */
  readonly requests: readonly string[];
  readonly consoleMessages: readonly string[];
  /** Fails when the console spoke, the policy was violated, or anything moved that nobody touched. */
  readonly expectQuiet: () => Promise<void>;
  /** Fails when axe finds anything. */
  readonly expectAccessible: () => Promise<void>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Watches a window from now on. Call it before the page is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const requests: string[] = [];
  const consoleMessages: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleMessages.push(`uncaught: ${error.message}`));
  await page.addInitScript(watchInside);

  return {
    requests,
    consoleMessages,
    async expectQuiet() {
      const seen = await page.evaluate(() => ({
        shift: window.watchedShift,
        violations: window.watchedViolations,
      }));
      expect(consoleMessages).toEqual([]);
      expect(seen).toEqual({ shift: 0, violations: [] });
    },
    async expectAccessible() {
      // As an expression of the debugger it passes the policy that keeps every other script out.
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        // @ts-expect-error axe is a global of the script that was just added.
        const result = await window.axe.run();
        return result.violations.map(
          (violation: { id: string; nodes: { html: string }[] }) =>
            `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
        );
      });
      expect(violations).toEqual([]);
    },
  };
}

/** Runs inside the page, before any of its own code. */
function watchInside(): void {
  window.watchedShift = 0;
  window.watchedViolations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) window.watchedShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', (event) => {
    window.watchedViolations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

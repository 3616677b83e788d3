import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, utils } from 'vitest/browser';
import { kitSpecimens } from './specimens.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { actInBrowser } from '#tests/act-in-browser.ts';
import { takeStratifiedSample } from '#tests/sample/take-sample.ts';
import { readOutline } from '#tests/digest/read-outline.ts';
import './theme/index.css';

/** Digests cut longer lines. */
const MAX_CHARACTERS = 64;

/** Longer than a drawing takes to be loaded, or a tooltip to come. */
const MAX_MS = 10_000;

const ICON_SIZES = [16, 18, 20, 24, 28, 32, 40, 48, 64].map((size) => `${size}px ${size}px`);

const scenarios = import.meta.glob<Scenario>('../fixtures/scenarios/kit-*/*.json', {
  import: 'default',
  eager: true,
});
const digests = import.meta.glob<string>('../fixtures/digests/kit-*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const states = await Promise.all(
  Object.entries(kitSpecimens).map(async ([part, load]) =>
    Object.entries(await load()).map(([state, Specimen]) => ({ part, state, Specimen })),
  ),
);
/** Of each part one state, and whatever the change touches. The deep tests take all of them. */
const sampledStates = takeStratifiedSample(states.flat(), {
  groupOf: ({ part }) => part,
  count: 1,
  pathsOf: ({ part, state }) => [
    `registry/kit/${part}/`,
    `fixtures/scenarios/kit-${part}/${state}.json`,
    `fixtures/digests/kit-${part}/${state}.txt`,
  ],
});

afterEach(() => page.viewport(414, 896));

test(
  'every part of the kit says what was agreed on, with icons in sizes that icons have',
  { tags: ['deep'] },
  async () => {
    const failures: unknown[] = [];
    for (const { part, state, Specimen } of sampledStates) {
      const { viewport } = scenarios[`../fixtures/scenarios/kit-${part}/${state}.json`] ?? {};
      await page.viewport(viewport?.width ?? 1280, viewport?.height ?? 800);
      const { container, unmount } = await renderWhole(<Specimen />);

      const agreed = outlineIn(digests[`../fixtures/digests/kit-${part}/${state}.txt`]);
      // A drawing is loaded, and a tooltip takes its time.
      if (!(await saysInTime(agreed.join('\n'))))
        failures.push({ part, state, said: outline(), agreed });
      failures.push(...strangeSizes(container).map((size) => ({ part, state, size })));
      await unmount();
    }

    expect(failures).toEqual([]);
  },
);

/** Returns true if the page says that before the time is up. */
async function saysInTime(agreed: string): Promise<boolean> {
  try {
    await expect.poll(() => outline().join('\n'), { timeout: MAX_MS }).toBe(agreed);
    return true;
  } catch {
    return false;
  }
}

/** Renders a part alone in the page, and ends once its effects have run as well. */
async function renderWhole(part: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await actInBrowser(() => root.render(<main>{part}</main>));
  const unmount = async () => {
    await actInBrowser(() => root.unmount());
    container.remove();
  };
  return { container, unmount };
}

function strangeSizes(container: Element): string[] {
  return [...container.querySelectorAll('svg.icon')]
    .map((icon) => getComputedStyle(icon))
    .map(({ inlineSize, blockSize }) => `${inlineSize} ${blockSize}`)
    .filter((size) => !ICON_SIZES.includes(size));
}

function outline(): string[] {
  const { generateAriaTree, renderAriaTree } = utils.aria;
  return readOutline(renderAriaTree(generateAriaTree(document.body)), (line) => line)
    .flat()
    .map(cut);
}

/** Returns the lines of a digest that say what is on the page. */
function outlineIn(digest = ''): string[] {
  const [, lines = ''] = /\noutline\n((?: .*\n)+)/.exec(digest) ?? [];
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => cut(line.slice(2)));
}

/** Vitest knows no header of a row, which is a cell to it, and not that a field is invalid. */
function cut(line: string): string {
  return line
    .replace('rowheader', 'cell')
    .replace(' [invalid]', '')
    .slice(0, MAX_CHARACTERS)
    .trimEnd();
}

import { afterEach, expect, test } from 'vitest';
import { page, utils } from 'vitest/browser';
import { kitSpecimens } from './specimens.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { renderInBrowser } from './render-in-browser.testing.ts';
import { readOutline } from '#tests/digest/read-outline.ts';

/** Digests cut longer lines. */
const MAX_CHARACTERS = 64;

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

afterEach(() => page.viewport(414, 896));

test.each(states.flat())(
  'the part $part in the state $state says what was agreed on',
  async ({ part, state, Specimen }) => {
    const { viewport } = scenarios[`../fixtures/scenarios/kit-${part}/${state}.json`] ?? {};
    await page.viewport(viewport?.width ?? 1280, viewport?.height ?? 800);
    renderInBrowser(
      <main>
        <Specimen />
      </main>,
    );

    const agreed = outlineIn(digests[`../fixtures/digests/kit-${part}/${state}.txt`]);
    await expect.poll(outline).toEqual(agreed);
  },
);

test.each(states.flat())(
  'the icons of $part in the state $state have a size that icons have',
  ({ Specimen }) => {
    const icons = renderInBrowser(<Specimen />).querySelectorAll('svg.icon');

    const sizes = [...icons].map((icon) => {
      const { inlineSize, blockSize } = getComputedStyle(icon);
      return `${inlineSize} ${blockSize}`;
    });

    expect(sizes.filter((size) => !ICON_SIZES.includes(size))).toEqual([]);
  },
);

function outline(): string[] {
  const { generateAriaTree, renderAriaTree } = utils.aria;
  return readOutline(renderAriaTree(generateAriaTree(document.body)), (line) => line)
    .flat()
    .map(cut);
}

/** What a digest says of the page. */
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

import { afterEach, expect, test, vi } from 'vitest';
import { createRegistry } from '#renderer';
import { registry } from '#registry';
import { markupOf } from './markup-of.ts';
import { servePage, type LivingPage } from './served-page.ts';

/** This half is left of an emoji where somebody cut a text at a length. */
const HALF = '\uD83D';
const SHOWN = '\uFFFD';

/** Every entry as if it had something to do in a browser, so that hydration compares all of it. */
const allLive = createRegistry(registry.entries.map((entry) => ({ ...entry, interactive: true })));

const COMPONENTS = [
  { componentType: 'section-title', title: `Heading ${HALF}` },
  {
    componentType: 'paragraph',
    title: `Title ${HALF}`,
    richBody: { value: `<p title="${HALF}">Text ${HALF} and &#xD83D; <b>${HALF}</b></p>` },
    textLinks: [{ text: `Link ${HALF}`, url: `/en/${HALF}` }],
  },
  {
    componentType: 'service-card',
    title: `Card ${HALF}`,
    image: { original: `/images/${HALF}.svg`, altTextEN: `Picture ${HALF}` },
  },
  { componentType: 'accordion', items: [{ title: `Question ${HALF}` }] },
];
const FOOTER = {
  generalLinks: [{ title: `Links ${HALF}`, textLinks: [{ text: HALF, url: '/en' }] }],
};

let living: LivingPage | undefined;

afterEach(() => {
  living?.experience.dispose();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('half an emoji in any text shows as a sign of what is missing, and the page hydrates', async () => {
  const spoken = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
  const { element, serverMessages, hydrate } = await servePage({
    registry: allLive,
    components: COMPONENTS,
    cmsData: { footer: FOOTER },
    layout: { order: ['main', 'footer'], slots: { footer: { shell: 'footer' } } },
  });
  const before = markupOf(element);

  living = await hydrate();

  expect(markupOf(element)).toEqual(before);
  expect([...serverMessages, ...living.messages()]).toEqual([]);
  expect(spoken.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(element.textContent.split(SHOWN).length).toBeGreaterThan(7);
  expect(document.documentElement.outerHTML.isWellFormed()).toBe(true);
});

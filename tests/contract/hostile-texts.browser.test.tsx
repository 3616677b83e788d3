import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registry } from '#registry';
import { HOSTILE_ADDRESSES } from '../hostile/addresses.ts';
import { HOSTILE_MARKUP } from '../hostile/markup.ts';
import { nextFrames } from '../next-frames.ts';
import { takeStratifiedSample } from '../sample/take-sample.ts';
import { mountPage, servePage, type LivingPage } from './served-page.ts';

/** No content policy holds here, so that what could run does run. */
const ran = vi.fn<() => void>();
const TITLE = { componentType: 'section-title', title: 'It stands.' };
const RUNS = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'filesystem:']);

let living: LivingPage | undefined;
let before = '';

beforeEach(() => {
  before = document.title;
  ran.mockClear();
  vi.stubGlobal('alert', ran);
  vi.stubGlobal('msgbox', ran);
});
afterEach(() => {
  living?.experience.dispose();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Components with a text wherever one is read as markup, as words or as an address. */
function componentsWith(text: string): Readonly<Record<string, unknown>>[] {
  const textLink = { text: `x${text}`.slice(0, 300), url: text };
  const title = `x${text}`.slice(0, 300);
  const image = { original: text, transformBaseUrl: text, alt: text };
  const link = `<a href="${text.replaceAll('"', '&quot;')}">x</a>`;
  return [
    { componentType: 'paragraph', title, richBody: { value: text + link }, textLinks: [textLink] },
    { componentType: 'service-card', title, body: text, link: textLink, image },
    { componentType: 'highlight-box', title, body: text, icon: text, textLinks: [textLink] },
    { componentType: 'home-header', coreHeader: { title, body: text, headerImage: image } },
  ];
}

const texts = Object.entries({ ...HOSTILE_ADDRESSES, ...HOSTILE_MARKUP }).flatMap(
  ([group, members]) => members.map((text) => ({ group, text })),
);
/**
 * Some of each kind, and all of them where the change touches what keeps them out. The deep tests
 * take all.
 */
const sampledTexts = takeStratifiedSample(texts, {
  groupOf: ({ group }) => group,
  count: 2,
  pathsOf: () => ['tests/hostile/', 'renderer/markup/', 'renderer/page/'],
});

/**
 * Returns true if a browser that follows this would run it. An address that it takes for a path
 * leads nowhere at worst.
 */
function runs(address: string): boolean {
  const { baseURI } = document;
  return URL.canParse(address, baseURI) && RUNS.has(new URL(address, baseURI).protocol);
}

/**
 * Lists everything in the document that could run, or lead to something that could, as the browser
 * has read it.
 */
function harmInDocument(): string[] {
  const elements = [...document.querySelectorAll('#page, #page *')];
  return elements.flatMap((element) => {
    const attributes = [...element.attributes].filter(
      ({ name, value }) => /^on|^srcdoc$|^style$/.test(name) || runs(value),
    );
    const isWrong = /^(script|iframe|object|embed|base|form|style|link|meta)$/.test(
      element.localName,
    );
    return [
      ...(isWrong ? [element.outerHTML.slice(0, 200)] : []),
      ...attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ];
  });
}

/**
 * Lets everything happen that the document could still do: two frames for what animates or takes
 * the focus, and for each element the events of one that was loaded, or was not.
 */
async function letAllHappen(): Promise<void> {
  await nextFrames();
  for (const element of document.querySelectorAll('#page *')) {
    for (const type of ['load', 'error', 'toggle']) element.dispatchEvent(new Event(type));
  }
}

test(
  'no script runs from a hostile text, served or made in the browser',
  { tags: ['deep'] },
  async () => {
    const failures: unknown[] = [];
    for (const { group, text } of sampledTexts) {
      const components = [...componentsWith(text), TITLE];
      const note = (where: string) => {
        const harm = harmInDocument();
        const isWhole = document.querySelector('#page')?.textContent.includes(TITLE.title);
        if (harm.length > 0 || !isWhole) failures.push({ group, text, where, harm, isWhole });
      };

      const served = await servePage({ registry, components });
      await letAllHappen();
      note('served');
      living = await served.hydrate();
      await letAllHappen();
      note('hydrated');
      living.experience.dispose();
      living = await mountPage({ registry, components });
      await letAllHappen();
      note('mounted');
      living.experience.dispose();
      if (ran.mock.calls.length > 0 || document.title !== before) {
        failures.push({ group, text, ran: ran.mock.calls.length, title: document.title });
      }
      ran.mockClear();
    }

    expect(failures).toEqual([]);
  },
);

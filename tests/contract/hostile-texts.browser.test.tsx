import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registry } from '#registry';
import { HOSTILE_ADDRESSES } from '../hostile/addresses.ts';
import { HOSTILE_MARKUP } from '../hostile/markup.ts';
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

const classes = [
  ...Object.entries(HOSTILE_ADDRESSES),
  ...Object.entries(HOSTILE_MARKUP).map(([name, texts]) => [`markup: ${name}`, texts] as const),
];

/** Whether a browser that follows this would run it. What it takes for a path leads nowhere at worst. */
function runs(address: string): boolean {
  const { baseURI } = document;
  return URL.canParse(address, baseURI) && RUNS.has(new URL(address, baseURI).protocol);
}

/** What stands in the document that could run, or lead to what could, as the browser has read it. */
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

/** Time for whatever waits for a picture, an animation or a turn. */
async function settled(): Promise<void> {
  const images = [...document.querySelectorAll('img')];
  await Promise.race([
    Promise.allSettled(images.map((image) => image.decode())),
    new Promise((resolve) => {
      setTimeout(resolve, 200);
    }),
  ]);
}

test.each(classes)('no script runs from %s, served or made in the browser', async (_, texts) => {
  const components = [...texts.flatMap(componentsWith), TITLE];

  const served = await servePage({ registry, components });
  await settled();
  const inServed = harmInDocument();
  living = await served.hydrate();
  await settled();
  const inHydrated = harmInDocument();
  living.experience.dispose();
  living = await mountPage({ registry, components });
  await settled();

  expect([inServed, inHydrated, harmInDocument()]).toEqual([[], [], []]);
  expect(ran).not.toHaveBeenCalled();
  expect(document.title).toBe(before);
  expect(document.querySelector('#page')?.textContent).toContain(TITLE.title);
});

import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createExperience, type Experience, type Registry } from '#renderer';
import { createMemoryHost, type MemoryHost } from '#renderer/memory';
import { createRequestHandler } from '#renderer/server';

export interface ServedPageOptions {
  readonly registry: Registry;
  /** What stands in the page's zone, as its author wrote it. */
  readonly components: readonly Readonly<Record<string, unknown>>[];
  readonly layout?: ExperienceConfig['layouts'][string];
  /** The content of the frame. */
  readonly cmsData?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
}

/** A page in this very window: first as a server drew it, then, once hydrated, alive. */
export interface ServedPage {
  readonly element: HTMLElement;
  /** What the server reported while it drew. */
  readonly serverMessages: readonly string[];
  readonly hydrate: () => Promise<LivingPage>;
}

export interface LivingPage {
  readonly experience: Experience;
  readonly host: MemoryHost;
  /** What was reported in the browser, oldest first. */
  readonly messages: () => string[];
}

const ADDRESS = 'https://www.meridia.test/en/individuals';
const ONLY_MAIN = { order: ['main'] };

/** Draws a page with the server's own handler and puts its HTML into this document. */
export async function servePage(options: ServedPageOptions): Promise<ServedPage> {
  const { registry, components, cmsData } = options;
  const experience = experienceWith(options);
  const serverMessages: string[] = [];
  const log = (...words: unknown[]) => void serverMessages.push(words.map(String).join(' '));
  const answer = { data: { flexZone: { flexComponents: components } } };
  const handle = createRequestHandler({
    registry,
    experience,
    files: () => ({ styles: [], preloads: [], fonts: [], modules: [] }),
    fetch: () => Promise.resolve(Response.json(answer)),
    cmsData: () => Promise.resolve(cmsData),
    console: { error: log, warn: log, info: log },
  });

  const response = await handle(new Request(ADDRESS));
  const element = putIntoDocument(await response.text());
  return {
    element,
    serverMessages,
    async hydrate() {
      const host = createMemoryHost({ url: ADDRESS });
      const messages = () => host.messages.map(({ text }) => text);
      return {
        host,
        messages,
        experience: await createExperience(window, { registry, experience, host }),
      };
    },
  };
}

function experienceWith({ layout = ONLY_MAIN, locale }: ServedPageOptions): ExperienceConfig {
  return {
    name: 'contract',
    appName: 'Contract',
    locales: [{ locale: locale ?? 'en-GB', label: 'English' }],
    flexPage: { endpoint: '/page-model' },
    layouts: { default: layout },
    routes: [{ pathPattern: '/*' }],
  };
}

/** The page's element and its plan are all that a browser needs of a document. */
function putIntoDocument(html: string): HTMLElement {
  const served = new DOMParser().parseFromString(html, 'text/html');
  const element = served.querySelector<HTMLElement>('#page');
  const plan = served.querySelector('#plan');
  if (!element || !plan) throw new Error('The server answered without a page or without a plan.');
  document.body.replaceChildren(element, plan);
  return element;
}

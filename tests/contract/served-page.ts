import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { createExperience, type Experience, type Host, type Registry } from '#renderer';
import { loadHyphenator } from '#renderer/hyphens';
import { createMemoryHost, type MemoryHost } from '#renderer/memory';
import { createRequestHandler } from '#renderer/server';

export interface ServedPageOptions {
  readonly registry: Registry;
  /**
   * Lists the components of the page's zone, as their author wrote them; without them there is no
   * such page.
   */
  readonly components?: readonly Readonly<Record<string, unknown>>[];
  readonly layout?: ExperienceConfig['layouts'][string];
  /** The content of the frame. */
  readonly cmsData?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
  /** Lists the features that the route declares. */
  readonly features?: RouteConfig['features'];
  /** Gives the modules of assets. */
  readonly importModule?: Host['importModule'];
}

/** A page in this very window, as a server rendered it. */
export interface ServedPage {
  readonly element: HTMLElement;
  /** Lists the messages that the server reported while it rendered. */
  readonly serverMessages: readonly string[];
  /** Brings it to life in place. */
  readonly hydrate: () => Promise<LivingPage>;
  /** Starts it, without a sign of intent. Its code comes once `code` resolves. */
  readonly sleep: (code: Promise<unknown>) => Promise<LivingPage>;
}

/** A page that runs in this window. */
export interface LivingPage {
  readonly experience: Experience;
  /** Returns the messages that were reported in the browser, oldest first. */
  readonly messages: () => string[];
}

const ADDRESS = 'https://www.meridia.test/en/individuals';
const PAGE_MODEL = '/page-model';
/** A page waits for its features as long as this. */
const FEATURES_LIMIT_MS = 2_000;
const NOT_FOUND = { status: 404 };
const ONLY_MAIN = { order: ['main'] };

/** Renders a page with the server's own handler and puts its HTML into this document. */
export async function servePage(options: ServedPageOptions): Promise<ServedPage> {
  const { registry, cmsData } = options;
  const serverMessages: string[] = [];
  const log = (...args: unknown[]) => void serverMessages.push(args.map(String).join(' '));
  const handle = createRequestHandler({
    registry,
    experience: experienceWith(options),
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch: answerWith(options),
    cmsData: () => Promise.resolve(cmsData),
    console: { error: log, warn: log, info: log },
  });

  const response = await handle(new Request(ADDRESS));
  const element = putIntoDocument(await response.text());
  return {
    element,
    serverMessages,
    hydrate: () => start(options),
    sleep: (code) => startAsleep(options, code),
  };
}

/** Renders a page in this window alone, without a server. */
export async function mountPage(options: ServedPageOptions): Promise<LivingPage> {
  const element = document.createElement('div');
  element.id = 'page';
  document.body.replaceChildren(element);
  return start(options);
}

async function start(options: ServedPageOptions): Promise<LivingPage> {
  const { registry, cmsData, importModule } = options;
  const answer = answerWith(options);
  const memory = createMemoryHost({
    // The hyphenator is loaded as on a server, so that both sides can be compared.
    hyphenator: loadHyphenator,
    url: ADDRESS,
    fetch: (request) => (isPageModel(request) ? answer() : hang()),
    cmsData,
    ...(importModule && { importModule }),
    customElements: () => window.customElements,
  });
  let hasAsked = false;
  let isAwake = false;
  const endWait = async () => {
    await memory.nextTurn();
    if (hasAsked && !isAwake) await memory.clock.advance(FEATURES_LIMIT_MS);
  };
  // The answers that features ask for never come, so that they stand as the server rendered them.
  const hang = () => {
    hasAsked = true;
    void endWait();
    return new Promise<Response>(() => {});
  };
  // Nobody waits for them in real time; whether the page waits already when they ask is chance.
  const host: MemoryHost = {
    ...memory,
    after(delayMs, task) {
      const stopTimer = memory.after(delayMs, task);
      void endWait();
      return stopTimer;
    },
  };
  const experience = await createExperience(window, {
    registry,
    experience: experienceWith(options),
    host,
  });
  await experience.wake().finally(() => (isAwake = true));
  return { experience, messages: () => host.messages.map(({ text }) => text) };
}

async function startAsleep(
  options: ServedPageOptions,
  code: Promise<unknown>,
): Promise<LivingPage> {
  const { registry } = options;
  const host = createMemoryHost({ url: ADDRESS });
  const experience = await createExperience(window, {
    registry: () => code.then(() => registry),
    experience: experienceWith(options),
    host,
  });
  return { experience, messages: () => host.messages.map(({ text }) => text) };
}

function answerWith({ components }: ServedPageOptions): () => Promise<Response> {
  const answer = { data: { flexZone: { flexComponents: components } } };
  return () => Promise.resolve(components ? Response.json(answer) : new Response('', NOT_FOUND));
}

function isPageModel({ url }: Request): boolean {
  return new URL(url).pathname === PAGE_MODEL;
}

function experienceWith({
  layout = ONLY_MAIN,
  locale = 'en-GB',
  features = [],
}: ServedPageOptions): ExperienceConfig {
  return {
    name: 'contract',
    appName: 'Contract',
    locales: [{ locale, label: 'The only one' }],
    flexPage: { endpoint: PAGE_MODEL },
    layouts: { default: layout },
    routes: [{ pathPattern: '/*', features }],
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

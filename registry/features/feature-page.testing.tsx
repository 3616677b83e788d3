import { useLayoutEffect } from 'react';
import { createExperience, createRegistry, defineEntry, usePlatform, type Entry } from '#renderer';
import { createMemoryHost } from '#renderer/memory';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { FeatureConfig } from '#schemas/generated/route.ts';
import { isRecord } from '#schemas/is-record.ts';
import { feature as featureBlock } from '../blocks/feature/index.ts';
import { featureCard } from '../cards/feature-card/index.ts';
import { branchOpeningHours } from './branch-opening-hours/index.ts';
import { customElement } from './custom-element/index.ts';

export interface FeaturePageOptions {
  /** The properties of the component: those that name its feature, and any others. */
  readonly feature: Readonly<Record<string, unknown>>;
  readonly componentType?: 'feature' | 'feature-card';
  /** Answers the requests that the feature sends to a service. */
  readonly answer?: (request: Request) => Response | Promise<Response>;
  /** The query of the page's address. */
  readonly query?: string;
  /** True where the feature waits for something that never comes: nobody else moves this clock. */
  readonly isHanging?: boolean;
  readonly locale?: string;
  readonly now?: number;
  /** The cookies of the page, as they are sent: what the visitor allows, say. */
  readonly cookies?: string;
  /** The entries of the tab's own storage; left out, it is switched off. */
  readonly stored?: Map<string, string>;
  /** The features that the experience declares for the page's route. */
  readonly declared?: readonly FeatureConfig[];
  /** Gives the modules of assets. */
  readonly importModule?: (order: {
    readonly url: string;
  }) => Promise<Readonly<Record<string, unknown>>>;
  /** Features beside those of this house. */
  readonly entries?: readonly Entry[];
}

/** A page with one feature that runs in this window. */
export interface FeaturePage {
  /** The codes of all problems, as they are reported. */
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  /** The features that have told what they wait for, once for each time. */
  readonly tasks: readonly string[];
  /** The addresses that were asked beside that of the page. */
  readonly requests: readonly string[];
  /** The events of elements that were passed on. */
  readonly featureEvents: readonly unknown[];
  /** Gives the feature other properties, as an editor does. */
  readonly give: (properties: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Moves the clock of the page. */
  readonly advance: (byMs: number) => Promise<void>;
  readonly dispose: () => void;
}

/** No page waits longer for its features. */
const LONGEST_WAIT_MS = 2_000;
const PAGE_MODEL = '/page-model';
const NEVER = () => new Response('', { status: 404 });

/** Opens a page with a component that names a feature, and one that listens. */
export async function openOnPage(options: FeaturePageOptions): Promise<FeaturePage> {
  const {
    feature,
    componentType = 'feature',
    answer = NEVER,
    locale = 'en-GB',
    entries = [],
    declared = [],
    importModule,
  } = options;
  const codes: string[] = [];
  const messages: string[] = [];
  const tasks: string[] = [];
  const requests: string[] = [];
  const featureEvents: unknown[] = [];
  const pageWith = (changes: object) => pageOf({ componentType, ...feature, ...changes });
  const onEvent = (detail: unknown) => void featureEvents.push(detail);
  const witness = witnessOf(onEvent, (task) => {
    tasks.push(task);
    if (options.isHanging) void host.nextTurn().then(() => host.clock.advance(LONGEST_WAIT_MS));
  });
  let draws = 0;
  const memoryHost = createMemoryHost({
    random: () => (draws++ % 97) / 97,
    ...(options.now !== undefined && { now: options.now }),
    ...(options.cookies !== undefined && { cookies: options.cookies }),
    ...(options.query && { url: `https://www.meridia.test/en/individuals${options.query}` }),
    ...(importModule && { importModule }),
    customElements: () => window.customElements,
    fetch(request) {
      if (new URL(request.url).pathname === PAGE_MODEL) {
        return Promise.resolve(Response.json(pageWith({})));
      }
      requests.push(request.url);
      return Promise.resolve(answer(request));
    },
  });
  const { stored } = options;
  const host = { ...memoryHost, ...(stored && { tabStorage: createTabStorage(stored) }) };
  const experience = await createExperience(window, {
    registry: createRegistry([...OWN_ENTRIES, witness, ...entries]),
    experience: experienceIn(locale, declared),
    host,
    onProblem({ code, message }) {
      codes.push(code);
      messages.push(message);
    },
  });
  return {
    codes,
    messages,
    tasks,
    requests,
    featureEvents,
    give: async (properties) => void (await experience.update({ page: pageWith({ properties }) })),
    advance: host.clock.advance,
    dispose: experience.dispose,
  };
}

function createTabStorage(stored: Map<string, string>) {
  return {
    get: (name: string) => stored.get(name),
    set: (name: string, value: string) => void stored.set(name, value),
    remove: (name: string) => void stored.delete(name),
  };
}

const OWN_ENTRIES = [featureBlock, featureCard, branchOpeningHours, customElement];

function pageOf(component: object) {
  const flexComponents = [{ componentType: 'witness' }, component];
  return { data: { flexZone: { flexComponents } } };
}

function experienceIn(locale: string, declared: readonly FeatureConfig[]): ExperienceConfig {
  return {
    name: 'test',
    appName: 'Test',
    locales: [{ locale, label: 'The only one' }],
    flexPage: { endpoint: PAGE_MODEL },
    layouts: { default: { order: ['main'] } },
    routes: [{ pathPattern: '/*', features: [...declared] }],
  };
}

/**
 * A component that hears what features wait for: it listens before any of them has its first
 * effect.
 */
function witnessOf(onEvent: (detail: unknown) => void, hear: (feature: string) => void): Entry {
  function Witness() {
    const { events } = usePlatform();
    useLayoutEffect(
      () =>
        events.on('pending-task', (detail) => {
          hear(isRecord(detail) ? String(detail['feature']) : '');
        }),
      [events],
    );
    useLayoutEffect(() => events.on('feature-event', onEvent), [events]);
    return null;
  }
  return defineEntry({
    kind: 'component',
    type: 'witness',
    interactive: true,
    load: () => Promise.resolve(Witness),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
}

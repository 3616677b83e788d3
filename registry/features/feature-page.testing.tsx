import { useLayoutEffect } from 'react';
import { createExperience, createRegistry, defineEntry, usePlatform, type Entry } from '#renderer';
import { createMemoryHost } from '#renderer/memory';
import { isRecord } from '#schemas/is-record.ts';
import { feature as featureBlock } from '../blocks/feature/index.ts';
import { featureCard } from '../cards/feature-card/index.ts';
import { branchOpeningHours } from './branch-opening-hours/index.ts';

export interface FeaturePageOptions {
  /** What the component says of its feature, and what else it says. */
  readonly feature: Readonly<Record<string, unknown>>;
  readonly componentType?: 'feature' | 'feature-card';
  /** What a service answers that the feature asks. */
  readonly answer?: (request: Request) => Response | Promise<Response>;
  /** true where the feature waits for what never comes: nobody else moves this clock. */
  readonly isHanging?: boolean;
  readonly locale?: string;
  readonly now?: number;
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
  } = options;
  const codes: string[] = [];
  const messages: string[] = [];
  const tasks: string[] = [];
  const requests: string[] = [];
  const components = [{ componentType: 'witness' }, { componentType, ...feature }];
  const witness = witnessOf((task) => {
    tasks.push(task);
    if (options.isHanging) setTimeout(() => void host.clock.advance(LONGEST_WAIT_MS));
  });
  const host = createMemoryHost({
    ...(options.now !== undefined && { now: options.now }),
    fetch(request) {
      if (new URL(request.url).pathname === PAGE_MODEL) {
        return Promise.resolve(
          Response.json({ data: { flexZone: { flexComponents: components } } }),
        );
      }
      requests.push(request.url);
      return Promise.resolve(answer(request));
    },
  });
  const experience = await createExperience(window, {
    registry: createRegistry([featureBlock, featureCard, branchOpeningHours, witness, ...entries]),
    experience: {
      name: 'test',
      appName: 'Test',
      locales: [{ locale, label: 'The only one' }],
      flexPage: { endpoint: PAGE_MODEL },
      layouts: { default: { order: ['main'] } },
      routes: [{ pathPattern: '/*' }],
    },
    host,
    onProblem({ code, message }) {
      codes.push(code);
      messages.push(message);
    },
  });
  return { codes, messages, tasks, requests, dispose: experience.dispose };
}

/** A component that hears what features wait for: it listens before any of them has its first effect. */
function witnessOf(hear: (feature: string) => void): Entry {
  function Witness() {
    const { events } = usePlatform();
    useLayoutEffect(
      () =>
        events.on('pending-task', (detail) => {
          hear(isRecord(detail) ? String(detail['feature']) : '');
        }),
      [events],
    );
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

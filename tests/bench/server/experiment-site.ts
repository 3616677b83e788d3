import { createPageCache, createRequestHandler, type RequestHandler } from '#renderer/server';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { registry } from '#registry';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';
import { fixtures } from '../pages/fixtures.ts';
import { responseWith } from '../pages/sample-page.ts';
import { pageOf } from '../pages/weights.ts';
import { bytesOf } from './served-page.ts';

const COMPONENTS = 100;
const CACHE_BYTES = 10_000_000;

/** The experiments that a site has beside the one that is measured. */
const OTHERS = 49;

/** The address of the page that an experiment with three variants is on. */
export const UNDER = '/en/under';
/** An address of the same site that no experiment is on. */
export const APART = '/en/apart';

/** Allows experiments, and has no variant yet. */
export const UNKNOWN_VISITOR = 'cookiesOptin=true';
export const KNOWN_VISITOR = `${UNKNOWN_VISITOR}; experiments=other:kept,measured:second`;

const NAMES = ['control', 'second', 'third'];

/** Fifty experiments, of which one is on a page that is measured. */
export const EXPERIMENTS: readonly Experiment[] = [
  ...Array.from({ length: OTHERS }, (_, index) =>
    createExperiment(`other-${index}`, `/en/${index}`),
  ),
  createExperiment('measured', UNDER),
];

function createExperiment(key: string, experimentUrl: string): Experiment {
  const variants = NAMES.map((variant, index) => ({
    variant,
    variantUrl: index === 0 ? experimentUrl : `${experimentUrl}-${variant}`,
  }));
  return { key, experimentUrl, variants };
}

interface ExperimentSiteOptions {
  readonly experiments: readonly Experiment[];
  /** Answers for the experiment service. */
  readonly lookUp: (request: Request) => Promise<Response>;
  /** Called for each page that the content service is asked for. */
  readonly onPage?: () => void;
  /** Milliseconds since 1970; the system's clock unless given. */
  readonly now?: () => number;
}

/** A site that keeps its pages, each of 100 heavy components. */
export function createExperimentSite(options: ExperimentSiteOptions): RequestHandler {
  const { experiments, lookUp, onPage, now } = options;
  const page = bytesOf(JSON.stringify(responseWith(pageOf('heavy', COMPONENTS, fixtures))));
  const routes = experience.routes.map((route) => ({ ...route, experiments: true }));
  return createRequestHandler({
    registry,
    experience: { ...experience, routes: [routes[0]!, ...routes.slice(1)] },
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    siteOrigin: new URL(ADDRESS).origin,
    experiments: () => experiments,
    ...(now && { now }),
    pageCache: createPageCache({ maxBytes: CACHE_BYTES }),
    fetch(request) {
      if (request.url.includes('/experiment/')) return lookUp(request);
      if (request.method === 'GET') onPage?.();
      return answer(request, page);
    },
    console: { error: complain, warn: complain, info: () => undefined },
  });
}

/** The service's answer to a visitor who gets this variant. */
export function drawVariant(index: number): Response {
  const { key, experimentUrl, variants } = EXPERIMENTS.at(-1)!;
  const { variant, variantUrl } = variants[index % variants.length]!;
  const record = { experimentKey: key, variantKey: variant, variantStatus: 'NEW' };
  return Response.json({ activeVariants: [{ ...record, variantUrl, experimentUrl }] });
}

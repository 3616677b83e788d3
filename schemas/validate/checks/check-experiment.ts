import { explainAddressRefusal } from '../../content/configured-address.ts';
import { replaceLastSegment } from '../../content/replace-last-segment.ts';
import {
  routeWithoutExperiments,
  singleVariant,
  variantElsewhere,
  variantsOnOnePage,
  wrongShares,
} from '../../problems/experiment-problems.ts';
import { missingExperimentPage } from '../../problems/unknown-content.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownContent } from '../known-checks.ts';
import { findRefusingRoute } from '../routes/experiment-routes.ts';

/** One member of a list, at its place. */
export interface Member {
  readonly members: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

const MAX_URL_LENGTH = 2_000;
const ALL_SHARES = 100;

/** Finds an experiment that cannot be on its page, and one that compares nothing. */
export function checkExperiment(
  { members, pointer }: Member,
  variants: readonly Member[],
  content: KnownContent,
): Problem[] {
  const { experimentUrl, ended } = members;
  return [
    ...(isPath(experimentUrl)
      ? [
          ...checkPage(experimentUrl, appendPointer(pointer, 'experimentUrl'), content),
          ...variants.flatMap((variant) => checkVariant(variant, experimentUrl, content)),
        ]
      : []),
    ...(ended === true
      ? []
      : [
          ...checkShares(variants, appendPointer(pointer, 'variants')),
          ...checkVariantPages(variants),
        ]),
  ];
}

/** An address of another form is a problem of its own. */
function isPath(url: unknown): url is string {
  return (
    typeof url === 'string' &&
    url.length <= MAX_URL_LENGTH &&
    explainAddressRefusal(url, 'path') === undefined
  );
}

function checkPage(experimentUrl: string, pointer: string, content: KnownContent): Problem[] {
  const missing = checkExperimentPage(experimentUrl, pointer, content);
  if (missing.length > 0) return missing;
  const pattern = findRefusingRoute(experimentUrl, content.experimentRoutes ?? []);
  return pattern === undefined ? [] : [routeWithoutExperiments(experimentUrl, pattern, pointer)];
}

/** Checks that there is a page, which a redirect or another route is not. */
export function checkExperimentPage(
  path: string,
  pointer: string,
  { pages, experimentRoutes = [] }: KnownContent,
): Problem[] {
  if (!pages || pages.includes(path)) return [];
  const isFound =
    experimentRoutes.some(({ hasLanguagePrefix }) => hasLanguagePrefix) &&
    pages.some((page) => page.replace(/^\/[^/]+/, '') === path);
  return isFound ? [] : [missingExperimentPage(path, pointer, pages)];
}

function checkVariant(
  { members: { variantUrl }, pointer }: Member,
  experimentUrl: string,
  content: KnownContent,
): Problem[] {
  if (!isPath(variantUrl)) return [];
  const at = appendPointer(pointer, 'variantUrl');
  const shown = replaceLastSegment(experimentUrl, variantUrl);
  if (shown !== variantUrl) return [variantElsewhere(variantUrl, shown, at)];
  // The page of the experiment itself is reported there.
  return variantUrl === experimentUrl ? [] : checkExperimentPage(variantUrl, at, content);
}

/** Without any share, all variants are equal. Wrong values are the schema's business. */
function checkShares(variants: readonly Member[], pointer: string): Problem[] {
  const shares = variants.map(({ members: { share = 1 } }) => share);
  if (variants.length === 0 || !shares.every(isShare)) return [];
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum === 0) return [wrongShares(sum, pointer)];
  const seen = variants.filter((_, index) => shares[index] !== 0);
  const [only] = seen;
  const name = only?.members['variant'];
  if (seen.length === 1) return typeof name === 'string' ? [singleVariant(name, pointer)] : [];
  const isWritten = variants.some(({ members }) => 'share' in members);
  return isWritten && sum !== ALL_SHARES ? [wrongShares(sum, pointer)] : [];
}

/** A variant that nobody gets is compared with none. */
function checkVariantPages(variants: readonly Member[]): Problem[] {
  const owners = new Map<string, string>();
  return variants.flatMap(({ members: { variant, variantUrl, share }, pointer }) => {
    if (typeof variant !== 'string' || !isPath(variantUrl) || share === 0) return [];
    const owner = owners.get(variantUrl);
    if (owner === undefined) owners.set(variantUrl, variant);
    // One name twice is a problem of its own.
    return owner === undefined || owner === variant
      ? []
      : [variantsOnOnePage(variantUrl, [owner, variant], appendPointer(pointer, 'variantUrl'))];
  });
}

function isShare(share: unknown): share is number {
  return typeof share === 'number' && share >= 0;
}

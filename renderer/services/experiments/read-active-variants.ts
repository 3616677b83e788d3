import type { ExperimentRecord } from '#schemas/generated/experiment-record.ts';
import * as experimentsCheck from '#schemas/generated/experiments.check.ts';
import type { ActiveExperiments, ActiveVariant } from '#schemas/generated/experiments.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readTolerantly } from '../../config/index.ts';

/** Of an answer with thousands, what comes later is not looked at. */
const MAX_VARIANTS = 200;

/**
 * Reads the answer of the experiment service: an experiment that is wrong is left out, and what
 * only a newer service would send is no mistake. Undefined where there is no list at all.
 */
export function readActiveVariants(body: unknown): ExperimentRecord[] | undefined {
  const listed: unknown = isRecord(body) ? body['activeVariants'] : undefined;
  if (!Array.isArray(listed)) return undefined;
  return listed.slice(0, MAX_VARIANTS).flatMap((item: unknown) => {
    const read = readTolerantly<ActiveExperiments>(experimentsCheck, { activeVariants: [item] });
    return read.ok ? read.value.activeVariants.map(toRecord) : [];
  });
}

function toRecord({
  experimentKey,
  variantKey,
  variantStatus,
  variantUrl,
  experimentUrl,
}: ActiveVariant): ExperimentRecord {
  const names = { key: experimentKey, variant: variantKey };
  return { ...names, status: variantStatus, variantUrl, experimentUrl };
}

import type { CheckModule, Shape } from '#schemas/check-module.ts';
import { getFeatureProps, applyDefaults } from '#schemas/content/declared-feature.ts';
import { findFeature, type NamedFeature } from '#schemas/content/find-feature.ts';
import { lookUpFeature } from '#schemas/content/look-up-feature.ts';
import { isRecord } from '#schemas/is-record.ts';
import { dropSurplus } from '../config/index.ts';
import type { Problem, ReportProblem } from '../errors/index.ts';
import type { LookUpCheck } from './look-up-check.ts';
import type { PageItem } from './page-model.ts';

type Values = Readonly<Record<string, unknown>>;

export interface CheckFeatureOptions {
  readonly lookUp: LookUpCheck;
  readonly report: ReportProblem;
  /** JSON pointer to the component. */
  readonly pointer: string;
}

export interface CheckedFeature {
  /** The component's values without those that are the feature's. */
  readonly props: Values;
  /** The item that stands in the component; left out where it names no feature. */
  readonly feature?: PageItem;
}

/**
 * Decides whether the feature that a component names can be shown. It is an item of its own inside
 * the component: what is wrong with it costs the feature, and the component says so in its place.
 */
export function checkFeature(
  values: Values,
  shape: Shape,
  options: CheckFeatureOptions,
): CheckedFeature {
  const named = findFeature(values, shape);
  if (!named) return { props: values };
  const feature = toItem(named, options);
  if (named.pointer) return { props: values, feature };
  const { name: _name, properties: _properties, deferred: _deferred, ...props } = values;
  return { props, feature };
}

function toItem(
  { name, properties, isDeferred, pointer: within }: NamedFeature,
  { lookUp, report, pointer: component }: CheckFeatureOptions,
): PageItem {
  const pointer = `${component}${within}`;
  const item = { kind: 'feature', type: name, pointer } as const;
  const refuse = (problems: readonly Problem[]): PageItem => ({
    ...item,
    state: 'faulty',
    problems,
  });
  const { features: registered = new Map<string, CheckModule>(), declared } = lookUp;
  const failed = lookUp.failed.get(`feature:${name}`);
  if (failed) return refuse([{ ...failed, pointer }]);
  const lookedUp = lookUpFeature(name, { registered, declared }, `${pointer}/name`);
  if ('problem' in lookedUp) return refuse([lookedUp.problem]);

  const below = (problem: Problem): Problem => ({
    ...problem,
    pointer: `${pointer}/properties${problem.pointer}`,
  });
  const { type, module } = lookedUp;
  const completed = lookedUp.declared ? applyDefaults(lookedUp.declared, properties) : properties;
  const read = dropSurplus(module.check, completed);
  if (!read.ok) return refuse(read.problems.map(below));
  read.surplus.map(below).forEach((problem) => report({ ...problem, severity: 'warning' }));
  const values = isRecord(read.value) ? read.value : {};
  const props = getFeatureProps(lookedUp, values);
  const valid: PageItem = { ...item, type, state: 'valid', props, shape: module.shape };
  return isDeferred ? { ...valid, isDeferred } : valid;
}

import type { CheckModule } from '#schemas/check-module.ts';
import { checkLimits } from '#schemas/limits.ts';
import { misplacedComponent, unknownComponent } from '#schemas/problems/catalogue.ts';
import type { Fault, ReportFault } from '../errors/index.ts';
import { componentsMember } from './components-member.ts';
import { dropAt } from './drop-at.ts';
import { isRecord } from './is-record.ts';
import type { FaultyComponent, PageItem } from './page-model.ts';

/** The check behind a componentType, and the types there are. */
export interface LookUpCheck {
  readonly get: (type: string) => CheckModule | undefined;
  readonly known: readonly string[];
  /** Why the check of a type that exists did not arrive. */
  readonly failed: ReadonlyMap<string, Fault>;
}

export interface CheckComponentOptions {
  readonly lookUp: LookUpCheck;
  readonly report: ReportFault;
  readonly at: string;
  /** Left out for a component inside another one. */
  readonly zone?: string;
}

/** Decides whether a component can be shown. Never throws: one bad card must not empty a page. */
export function checkComponent(raw: unknown, options: CheckComponentOptions): PageItem {
  const { lookUp, report, at, zone } = options;
  const type =
    isRecord(raw) && typeof raw['componentType'] === 'string' ? raw['componentType'] : '';
  const fault = (faults: readonly Fault[]): FaultyComponent => ({
    kind: 'fault',
    type,
    at,
    faults,
  });

  const failed = lookUp.failed.get(type);
  if (failed) return fault([{ ...failed, at }]);
  const module = lookUp.get(type);
  if (!module || !isRecord(raw)) {
    return fault([unknownComponent(type, `${at}/componentType`, lookUp.known)]);
  }
  const limits = checkLimits(raw);
  if (limits.length > 0) return fault(limits.map(placedBelow(at)));

  const problems = module.check(raw);
  const surplus = problems.filter(({ code }) => code === 'unknown-property');
  const kept = surplus.reduce<Record<string, unknown>>(
    (value, { at: pointer }) => dropAt(value, pointer),
    raw,
  );
  if (problems.length > surplus.length || (surplus.length > 0 && module.check(kept).length > 0)) {
    return fault(problems.map(placedBelow(at)));
  }
  surplus.map(placedBelow(at)).forEach((problem) => report({ ...problem, severity: 'warning' }));
  if (zone && module.zones && !module.zones.includes(zone)) {
    report(misplacedComponent({ type, zone }, at, module.zones));
  }
  return toPageComponent(kept, module, options);
}

function placedBelow(at: string): (problem: Fault) => Fault {
  return (problem) => ({ ...problem, at: `${at}${problem.at}` });
}

/** Takes apart what a component is given and what stands inside it. */
function toPageComponent(
  value: Record<string, unknown>,
  { shape }: CheckModule,
  options: CheckComponentOptions,
): PageItem {
  const { componentType, id, taxonomies: _taxonomies, ...props } = value;
  const { lookUp, report, at } = options;
  const inner = componentsMember(shape);
  const nested = inner && Array.isArray(props[inner]) ? props[inner] : undefined;
  if (inner) delete props[inner];

  return {
    kind: 'component',
    type: String(componentType),
    ...(typeof id === 'string' && { id }),
    at,
    props,
    ...(nested && {
      children: nested.map((component: unknown, index) =>
        checkComponent(component, { lookUp, report, at: `${at}/${inner}/${index}` }),
      ),
    }),
    shape,
  };
}

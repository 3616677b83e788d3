import {
  findListPointer,
  getHolder,
  listComponents,
  listZones,
  splitComponentPointer,
} from './component-lists.ts';
import { add, type ListPlace, type Outcome, type PageToEdit } from './edits.ts';
import type { Refusal } from './refusal.ts';

/** The zone for what a page is about. Others come after it, in the order of the page. */
const MAIN_ZONE = '/data/flexZone';

/** Refusals that say only that a component belongs elsewhere. */
const ELSEWHERE: ReadonlySet<Refusal['kind']> = new Set(['not-taken', 'takes-nothing']);

/**
 * Adds a new component to the first place that takes it: in the selected component where that is
 * empty, behind it, at its end, behind what it stands in, or at the end of a zone. Where none does,
 * the refusal is the one that says most.
 */
export function addWhereItFits(
  edited: PageToEdit,
  component: object,
  selection: string | undefined,
): Outcome {
  const refusals: Refusal[] = [];
  for (const place of listPlaces(edited, selection)) {
    const outcome = add(edited, component, place);
    if ('change' in outcome) return outcome;
    refusals.push(outcome.refusal);
  }
  const refusal = refusals.find(({ kind }) => !ELSEWHERE.has(kind)) ?? refusals[0];
  return { refusal: refusal ?? { kind: 'gone' } };
}

/** The places for a new component, the nearest to the selection first. */
function listPlaces({ page, known }: PageToEdit, selection: string | undefined): ListPlace[] {
  const zones = listZones(known);
  const atEndOf = (holder: string): ListPlace[] => {
    const list = findListPointer(page, holder, known);
    return list === undefined ? [] : [{ list, index: listComponents(page, list).length }];
  };
  const places: ListPlace[] = [];
  let holder = selection ?? '';
  while (holder !== '' && !zones.includes(holder)) {
    const { list, index } = splitComponentPointer(holder);
    const behind = Number.isNaN(index) ? [] : [{ list, index: index + 1 }];
    const inside = holder === selection ? atEndOf(holder) : [];
    // A row without cards waits for some.
    const isEmpty = inside[0]?.index === 0;
    places.push(...(isEmpty ? [...inside, ...behind] : [...behind, ...inside]));
    holder = getHolder(list);
  }
  const others = [MAIN_ZONE, ...zones.filter((zone) => zone !== MAIN_ZONE)];
  return [...places, ...[...(holder === '' ? [] : [holder]), ...others].flatMap(atEndOf)];
}

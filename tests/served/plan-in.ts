/** One place of the plan that a document carries to the browser, as far as tests read it. */
export interface PlaceInPlan {
  readonly state: 'interactive' | 'static' | 'faulty';
  readonly type: string;
  readonly codes?: readonly string[];
  readonly children?: readonly PlaceInPlan[];
}

interface PlanInDocument {
  readonly slots: readonly {
    readonly items: readonly PlaceInPlan[];
    readonly zones?: readonly { readonly items: readonly PlaceInPlan[] }[];
  }[];
}

/** The places of the plan in a document, nested ones included. */
export function placesIn(html: string): PlaceInPlan[] {
  const [, rest = ''] = html.split('<script type="application/json" id="plan">');
  const plan = JSON.parse(rest.split('</script')[0] ?? '') as PlanInDocument;
  return plan.slots
    .flatMap(({ items, zones = [] }) => [...items, ...zones.flatMap((zone) => zone.items)])
    .flatMap(withInner);
}

function withInner(place: PlaceInPlan): PlaceInPlan[] {
  return [place, ...(place.children ?? []).flatMap(withInner)];
}

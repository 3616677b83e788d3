/** One place of the plan that a document carries to the browser, as far as tests read it. */
export interface PlaceInPlan {
  readonly state: 'interactive' | 'static' | 'faulty';
  readonly type: string;
  readonly codes?: readonly string[];
  readonly children?: readonly PlaceInPlan[];
}

interface PlanInDocument {
  readonly decisions: object;
  readonly slots: readonly {
    readonly items: readonly PlaceInPlan[];
    readonly zones?: readonly { readonly items: readonly PlaceInPlan[] }[];
  }[];
}

function planIn(html: string): PlanInDocument {
  const [, rest = ''] = html.split('<script type="application/json" id="plan">');
  return JSON.parse(rest.split('</script')[0] ?? '') as PlanInDocument;
}

/** The decisions about the page of a document. */
export function decisionsIn(html: string): object {
  return planIn(html).decisions;
}

/** The places of the plan in a document, nested ones included. */
export function placesIn(html: string): PlaceInPlan[] {
  return planIn(html)
    .slots.flatMap(({ items, zones = [] }) => [...items, ...zones.flatMap((zone) => zone.items)])
    .flatMap(withInner);
}

function withInner(place: PlaceInPlan): PlaceInPlan[] {
  return [place, ...(place.children ?? []).flatMap(withInner)];
}

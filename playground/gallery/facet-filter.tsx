import { countValues } from './count-values.ts';
import { FACETS, toggleValue, getFacetValues, type Facet, type Filter } from './filter.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { nameOfValue, useGalleryMessages } from './messages.ts';

interface FacetFilterProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly chosen: Filter['facets'];
  readonly onChange: (facets: Filter['facets']) => void;
  /** False where the filters stand above the scenarios: they are folded at first there. */
  readonly isOpenAtFirst: boolean;
}

/**
 * Chooses by kind, language, segment, check and subject, with how many scenarios there are of each.
 */
export function FacetFilter({ scenarios, chosen, onChange, isOpenAtFirst }: FacetFilterProps) {
  const t = useGalleryMessages();
  return (
    <search className="facet-filter" aria-label={t('filters')}>
      <details open={isOpenAtFirst}>
        <summary>{t('filters')}</summary>
        {FACETS.map((facet) => (
          <OneFacet
            key={facet}
            facet={facet}
            counted={countValues(scenarios.flatMap((scenario) => getFacetValues(scenario, facet)))}
            chosen={chosen[facet]}
            onChange={(values) => onChange({ ...chosen, [facet]: values })}
          />
        ))}
      </details>
    </search>
  );
}

interface OneFacetProps {
  readonly facet: Facet;
  readonly counted: ReturnType<typeof countValues>;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function OneFacet({ facet, counted, chosen, onChange }: OneFacetProps) {
  const t = useGalleryMessages();
  // A shared link may ask for an unknown value; it is shown, so that it can be taken away.
  const unknown = chosen
    .filter((value) => counted.every((each) => each.value !== value))
    .map((value) => ({ value, count: 0 }));
  return (
    <fieldset>
      <legend>{t(facet)}</legend>
      {[...counted, ...unknown].map(({ value, count }) => (
        <label key={value} className="facet-filter__row">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggleValue(chosen, value))}
          />
          <span>{nameOfValue(t, facet, value)}</span>{' '}
          <span className="facet-filter__count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { countValues } from './count-values.ts';
import { toggled, type Filter } from './filter.ts';
import { subjectOf, type GalleryScenario } from './gallery-scenario.ts';

interface SubjectFilterProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

/** Chooses what the scenarios are about: component types and kinds of pages, with how many there are. */
export function SubjectFilter({ scenarios, filter, onChange }: SubjectFilterProps) {
  const subjects = countValues(scenarios.map(subjectOf));
  return (
    <search className="subject-filter" aria-label="Filter by subject">
      <fieldset>
        <legend>Subject</legend>
        {subjects.map(({ value, count }) => (
          <label key={value} className="subject-filter__row">
            <input
              type="checkbox"
              checked={filter.subjects.includes(value)}
              onChange={() => onChange({ subjects: toggled(filter.subjects, value) })}
            />
            <span>{value}</span> <span className="subject-filter__count">{count}</span>
          </label>
        ))}
      </fieldset>
    </search>
  );
}

import type { Filter } from './filter.ts';

interface NothingFoundProps {
  readonly filter: Filter;
  readonly onAll: () => void;
}

/** Stands where scenarios would, and leads back to them. */
export function NothingFound({ filter: { text, tags, subjects }, onAll }: NothingFoundProps) {
  const asked = [...(text ? [`"${text}"`] : []), ...tags, ...subjects].join(', ');
  return (
    <div className="gallery__nothing">
      <p>
        {asked
          ? `No scenario fits ${asked} all at once. Take one of them away, or show all.`
          : 'There are no scenarios yet. Write one into fixtures/scenarios.'}
      </p>
      {asked && (
        <button type="button" className="button button--main" onClick={onAll}>
          Show all scenarios
        </button>
      )}
    </div>
  );
}

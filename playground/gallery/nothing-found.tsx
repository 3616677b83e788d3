import { FACETS, type Filter } from './filter.ts';
import { nameOfValue, useGallerySay } from './messages.ts';

interface NothingFoundProps {
  readonly filter: Filter;
  readonly onAll: () => void;
}

/** Stands where scenarios would, and leads back to them. */
export function NothingFound({ filter: { text, tags, facets }, onAll }: NothingFoundProps) {
  const say = useGallerySay();
  const values = FACETS.flatMap((facet) =>
    facets[facet].map((value) => nameOfValue(say, facet, value)),
  );
  const asked = [...(text ? [`"${text}"`] : []), ...tags, ...values].join(', ');
  return (
    <div className="gallery__nothing">
      <p>{asked ? say('noneFits', { asked }) : say('noneYet')}</p>
      {asked && (
        <button type="button" className="button button--main" onClick={onAll}>
          {say('showAll')}
        </button>
      )}
    </div>
  );
}

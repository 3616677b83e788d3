import { FACETS, type Filter } from './filter.ts';
import { nameOfValue, useGalleryMessages } from './messages.ts';

interface NothingFoundProps {
  readonly filter: Filter;
  readonly onAll: () => void;
}

/** Stands where scenarios would, and leads back to them. */
export function NothingFound({ filter: { text, tags, facets }, onAll }: NothingFoundProps) {
  const t = useGalleryMessages();
  const values = FACETS.flatMap((facet) =>
    facets[facet].map((value) => nameOfValue(t, facet, value)),
  );
  const asked = [...(text ? [`"${text}"`] : []), ...tags, ...values].join(', ');
  return (
    <div className="gallery__nothing">
      <p>{asked ? t('noneFits', { asked }) : t('noneYet')}</p>
      {asked && (
        <button type="button" className="button button--main" onClick={onAll}>
          {t('showAll')}
        </button>
      )}
    </div>
  );
}

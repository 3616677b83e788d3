import { useState } from 'react';
import { countValues } from './count-values.ts';
import { toggleValue } from './filter.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { useGalleryMessages } from './messages.ts';

interface TagFilterProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly chosen: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

const AT_FIRST = 12;

/** Chooses tags. The most used ones stand first; the others wait behind a button. */
export function TagFilter({ scenarios, chosen, onChange }: TagFilterProps) {
  const t = useGalleryMessages();
  const [showsAll, setShowsAll] = useState(false);
  const tags = countValues(scenarios.flatMap((scenario) => scenario.tags))
    .sort((one, other) => other.count - one.count)
    .map(({ value }) => value);
  const first = tags.slice(0, AT_FIRST);
  // A tag of a link that was shared may be unknown here; it is shown, so that it can be taken away.
  const shown = [...new Set([...(showsAll ? tags : first), ...chosen])];
  const hiddenCount = tags.filter((tag) => !shown.includes(tag)).length;

  return (
    <fieldset className="tag-filter">
      <legend className="off">{t('tags')}</legend>
      <Chip text={t('allTags')} isChosen={chosen.length === 0} onChoose={() => onChange([])} />
      {shown.map((tag) => (
        <Chip
          key={tag}
          text={tag}
          isChosen={chosen.includes(tag)}
          onChoose={() => onChange(toggleValue(chosen, tag))}
        />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {t('moreTags', { count: hiddenCount })}
        </button>
      )}
    </fieldset>
  );
}

interface ChipProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Chip({ text, isChosen, onChoose }: ChipProps) {
  return (
    <button type="button" className="tag-filter__chip" aria-pressed={isChosen} onClick={onChoose}>
      {text}
    </button>
  );
}

import type { Messages } from '#renderer';
import type { LinkFilter } from '#schemas/generated/blocks/filtered-link-list.ts';

interface LinkFiltersProps {
  readonly filters: readonly LinkFilter[];
  /** The key of the chosen filter; undefined where none is. */
  readonly value: string | undefined;
  readonly onValueChange: (key: string | undefined) => void;
  readonly messages: Messages;
}

/**
 * Buttons of which one is pressed: everything, or one filter. Pressing that one again shows
 * everything.
 */
export function LinkFilters({ filters, value, onValueChange, messages }: LinkFiltersProps) {
  const choices = [{ key: undefined, label: messages['filter_all'] ?? '' }, ...filters];
  return (
    <fieldset className="filtered-link-list__filters" aria-label={messages['filter_label']}>
      {choices.map(({ key, label }) => (
        <button
          className="filtered-link-list__filter"
          type="button"
          key={key ?? ''}
          aria-pressed={key === value}
          onClick={() => onValueChange(key === value ? undefined : key)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

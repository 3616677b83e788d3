import type { Messages } from '#renderer';
import type { LinkFilter } from '#schemas/generated/blocks/filtered-link-list.ts';
import { Button } from '../../kit/button/button.tsx';
import { caretDown } from '../../kit/icon/drawings.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { useLazyOverlay } from '../../kit/overlay/use-lazy-overlay.ts';

type FoldedFiltersProps = Parameters<typeof LinkFilters>[0] & {
  /** Loads what opens over the page. */
  readonly loadOverlay?: () => Promise<typeof import('./filter-overlay.tsx')>;
};

/**
 * A button that says what the list shows, and opens the filters over the page. A choice closes
 * them. Where their code does not come, they stand in the page instead.
 */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { loadOverlay = () => import('./filter-overlay.tsx'), ...filters } = props;
  const { code, hasFailed, open, setOpen, opener, overlay } = useLazyOverlay(loadOverlay);
  if (hasFailed) return <LinkFilters {...filters} />;

  const { messages } = filters;
  const choose = (key: string | undefined) => {
    filters.onValueChange(key);
    setOpen(false);
  };
  return (
    <>
      <Button
        {...opener}
        className="filtered-link-list__opener"
        look="outline"
        color="indigo"
        iconAfter={caretDown}
        onClick={() => setOpen(!open)}
      >
        {fillMessage(messages['filter_chosen'], { filter: findLabel(filters, messages) })}
      </Button>
      {code && (
        <code.FilterOverlay
          {...overlay}
          open={open}
          onOpenChange={setOpen}
          title={messages['filter_label']}
          closeLabel={messages['button_close']}
        >
          <LinkFilters {...filters} onValueChange={choose} />
        </code.FilterOverlay>
      )}
    </>
  );
}

/** The label of the chosen filter, or the word for everything. */
function findLabel({ filters, value }: FoldedFiltersProps, messages: Messages): string {
  return filters.find(({ key }) => key === value)?.label ?? messages['filter_all'] ?? '';
}

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

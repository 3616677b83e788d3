import type { Messages } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { caretDown } from '../../kit/icon/drawings.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { useLazyOverlay } from '../../kit/overlay/use-lazy-overlay.ts';
import { LinkFilters } from './link-filters.tsx';

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

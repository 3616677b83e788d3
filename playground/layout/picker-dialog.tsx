import {
  useId,
  useMemo,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from './empty-state.tsx';
import { IconButton } from './icon-button.tsx';
import { FilterField } from './filter-field.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useModal } from './use-modal.ts';
import type { Choice } from './choice.ts';
import { searchChoices } from './search-choices.ts';
import { useActiveOption } from './use-active-option.ts';
import type { Loaded } from './use-loaded.ts';

/** Nobody looks through more at once. */
const MAX_SHOWN = 60;

interface PickerDialogProps<Item extends Choice> {
  readonly title: string;
  readonly searchName: string;
  /** Side by side, or one below the other. */
  readonly look: 'grid' | 'list';
  readonly choices: Pick<Loaded<readonly Item[]>, 'data' | 'hasFailed'>;
  /** How many choices are there at once; by default more than anybody looks through. */
  readonly maxShown?: number;
  /** The id of the choice that is written already. */
  readonly present?: string | undefined;
  /** The text that the search begins with. */
  readonly firstQuery?: string;
  /** Makes choices of the very text that is typed, such as an address. */
  readonly onOffer?: (query: string) => readonly Item[];
  /** Takes a query that is a whole value already; true if it was one. */
  readonly onTyped?: (query: string) => boolean;
  readonly Option: ComponentType<{ readonly choice: Item }>;
  /** More ways to narrow the list, above it. */
  readonly children?: ReactNode;
  readonly onChoose: (choice: Item) => void;
  readonly onClose: () => void;
}

/**
 * A dialog with a search over choices: arrow keys, Home and End lead through them while the focus
 * stays in the search, Enter takes one, Escape none. Enter before the choices have come takes the
 * first that the search finds once they have.
 */
export function PickerDialog<Item extends Choice>(props: PickerDialogProps<Item>) {
  const { title, searchName, look, choices, present, firstQuery = '' } = props;
  const { maxShown = MAX_SHOWN, onOffer, onTyped, onChoose, onClose, children } = props;
  const { t } = usePlaygroundContext();
  const id = useId();
  const [query, setQuery] = useState(firstQuery);
  const dialog = useModal({ first: 'input', onClose, isLight: true });
  const { data } = choices;
  const matching = useMemo(
    () => [...(onOffer?.(query) ?? []), ...searchChoices(data ?? [], query)],
    [onOffer, data, query],
  );
  const visible = matching.slice(0, maxShown);
  const { active, list, reset, onKeyDown } = useActiveOption(visible, {
    present,
    look,
    isLoading: data === undefined && !choices.hasFailed,
    onChoose,
    onClose,
  });
  const search = (text: string) => {
    if (onTyped?.(text)) return;
    setQuery(text);
    reset();
  };
  return (
    <dialog ref={dialog} className="picker" aria-label={title}>
      <div className="picker__head">
        <h2 className="picker__title">{title}</h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <Search name={searchName} {...{ id, query, active, onKeyDown }} onSearch={search} />
      {children}
      <div className="picker__list" data-look={look}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option shows a picture. */}
        <div id={`${id}-list`} ref={list} role="listbox" aria-label={title} tabIndex={-1}>
          {visible.map((choice, index) => (
            <PickerOption
              key={choice.id}
              id={`${id}-${index}`}
              {...{ choice, onChoose, Option: props.Option }}
              isActive={index === active}
              isPresent={choice.id === present}
            />
          ))}
        </div>
        {matching.length > visible.length && (
          <EmptyState>{t('moreToNarrow', { count: matching.length - visible.length })}</EmptyState>
        )}
        <Empty choices={choices} query={query} isEmpty={matching.length === 0} />
      </div>
      <output className="off">{data && t('choicesFound', { count: matching.length })}</output>
    </dialog>
  );
}

interface SearchProps {
  /** The id that those of the list and of its options begin with. */
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly active: number | undefined;
  readonly onSearch: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Search({ id, name, query, active, onSearch, onKeyDown }: SearchProps) {
  return (
    <FilterField
      type="text"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input.
      role="combobox"
      aria-label={name}
      aria-autocomplete="list"
      aria-expanded={active !== undefined}
      aria-controls={`${id}-list`}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      value={query}
      onText={onSearch}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget: { value }, currentTarget }) =>
        currentTarget.setSelectionRange(value.length, value.length)
      }
    />
  );
}

interface OptionProps<Item extends Choice> {
  readonly id: string;
  readonly choice: Item;
  readonly isActive: boolean;
  readonly isPresent: boolean;
  readonly Option: ComponentType<{ readonly choice: Item }>;
  readonly onChoose: (choice: Item) => void;
}

function PickerOption<Item extends Choice>(props: OptionProps<Item>) {
  const { id, choice, isActive, isPresent, Option, onChoose } = props;
  return (
    // Keys are answered by the search, where the focus stays.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      className="picker__option"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option shows a picture.
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-current={isPresent ? 'true' : undefined}
      data-refused={choice.isRefused}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <Option choice={choice} />
    </div>
  );
}

interface EmptyProps {
  readonly choices: Pick<Loaded<unknown>, 'data' | 'hasFailed'>;
  readonly query: string;
  readonly isEmpty: boolean;
}

/** Says why there is nothing to choose from. */
function Empty({ choices: { data, hasFailed }, query, isEmpty }: EmptyProps) {
  const { t } = usePlaygroundContext();
  if (hasFailed) return <LoadFailure text={t('choicesNotLoaded')} />;
  if (data === undefined) return <EmptyState>{t('loadingChoices')}</EmptyState>;
  return isEmpty && query !== '' ? (
    <EmptyState>{t('nothingFound', { filter: query })}</EmptyState>
  ) : null;
}

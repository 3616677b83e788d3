import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EmptyState } from '../layout/empty-state.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import { FilterField } from '../layout/filter-field.tsx';
import { DOWN_A_LIST } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { searchChoices } from '../layout/search-choices.ts';
import { useModal } from '../layout/use-modal.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Picture } from './picture.tsx';

/** One of the things that can be chosen. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** A sentence about it. */
  readonly detail: string;
  /** Other words by which people look for it; they are not shown. */
  readonly words?: string;
  /** The scenario that is a picture of it. */
  readonly scenario?: string;
  /** The kind of component that it is. */
  readonly kind?: string | undefined;
  /** True if choosing it has no effect, as its sentence explains. */
  readonly isRefused?: boolean;
}

interface ChooserProps {
  readonly title: string;
  readonly filterName: string;
  readonly choices: readonly Choice[];
  /** The choices are on their way. */
  readonly isLoading?: boolean;
  /** Stands in the place of choices that could not be loaded. */
  readonly failure?: ReactNode;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const MAX_SHOWN = 200;

/**
 * A dialog with a field that narrows a list. Enter takes the first; arrow keys lead down the list.
 */
export function Chooser(props: ChooserProps) {
  const { title, filterName, choices, isLoading = false, failure, onChoose, onClose } = props;
  const { t } = usePlaygroundContext();
  const [filter, setFilter] = useState('');
  const dialog = useModal({ first: 'input', onClose, isLight: true });
  const list = useRovingTabIndex(DOWN_A_LIST);
  const matching = useMemo(
    () => searchChoices(choices, filter).slice(0, MAX_SHOWN),
    [choices, filter],
  );
  const [first] = matching;
  const chooseFirst = useFirstOnceThere(first, onChoose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (first || isLoading)) chooseFirst();
    else if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="chooser" aria-label={title}>
      <div className="chooser__head">
        <h2 className="chooser__title">{title}</h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <FilterField
        type="text"
        aria-label={filterName}
        value={filter}
        onText={setFilter}
        onKeyDown={onKeyDown}
      />
      <div className="chooser__list" ref={list}>
        <ul aria-label={title}>
          {matching.map((choice) => (
            <Option key={choice.id} choice={choice} onChoose={onChoose} />
          ))}
        </ul>
        {failure}
        {matching.length === 0 && filter !== '' && !isLoading && !failure && (
          <EmptyState>{t('nothingFound', { filter })}</EmptyState>
        )}
      </div>
    </dialog>
  );
}

/** Chooses the first one; where none is there yet, once it is. */
function useFirstOnceThere(first: Choice | undefined, onChoose: (id: string) => void): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || !first) return;
    isAsked.current = false;
    onChoose(first.id);
  }, [first, onChoose]);
  return () => {
    if (first) onChoose(first.id);
    else isAsked.current = true;
  };
}

interface OptionProps extends Pick<ChooserProps, 'onChoose'> {
  readonly choice: Choice;
}

function Option({ choice, onChoose }: OptionProps) {
  const { label, detail, scenario, kind, isRefused } = choice;
  return (
    <li>
      <button
        type="button"
        className="chooser__option"
        data-refused={isRefused}
        onClick={() => onChoose(choice.id)}
      >
        {scenario !== undefined && <Picture scenario={scenario} kind={kind} />}
        <span className="chooser__words">
          <span className="chooser__label">{label}</span>{' '}
          <span className="chooser__detail">{detail}</span>
        </span>
      </button>
    </li>
  );
}

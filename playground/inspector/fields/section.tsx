import { useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../layout/icon.tsx';
import { usePlayground, usePlaygroundContext } from '../../context/playground-context.ts';
import type { Field } from '../form/field.ts';
import { countInnerProblems } from '../form/find-problems.ts';
import { FieldProblems, useProblems } from './field-problems.tsx';
import { useForm, useIsSelected } from './form-context.ts';
import { useReveal } from './use-reveal.ts';

interface SectionProps {
  readonly field: Field;
  readonly pointer: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly isOpenAtFirst: boolean;
  /** The buttons that act on the section as a whole. */
  readonly actions?: ReactNode;
  /** Is left out where the value is not in the document: the section cannot be opened then. */
  readonly children: ReactNode;
}

/** A part of a form under its name, which folds. It opens where something in it is selected. */
export function Section(props: SectionProps) {
  const { field, pointer, label, isRequired, isOpenAtFirst, actions, children } = props;
  const { t } = usePlaygroundContext();
  const { onEnter } = useForm();
  const id = useId();
  const selected = useIsSelected(pointer);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || selected === 'inside');
  const [before, setBefore] = useState(selected);
  if (selected !== before) {
    setBefore(selected);
    if (selected === 'inside') setIsOpen(true);
  }
  const head = useRef<HTMLDivElement>(null);
  useReveal(head, selected === 'yes');
  const problems = useProblems(pointer);
  const hidden = useHiddenProblems(pointer, isOpen);
  const isThere = Boolean(children);
  return (
    <fieldset className="section" aria-labelledby={`${id}-label`} data-open={isOpen}>
      <div
        className="section__head"
        ref={head}
        data-selected={selected === 'yes'}
        onFocus={() => onEnter(field, pointer)}
      >
        <button
          type="button"
          className="section__toggle"
          aria-expanded={isThere && isOpen}
          aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
          disabled={!isThere}
          title={`${field.name}: ${field.help}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isThere && <Icon name={isOpen ? 'caret-down' : 'caret-right'} />}
          <span id={`${id}-label`}>{label}</span>
          {isRequired && (
            <span className="field__required" aria-hidden="true" title={t('required')}>
              *
            </span>
          )}{' '}
          {hidden > 0 && (
            <span className="section__problems">{t('problemsInside', { count: hidden })}</span>
          )}
        </button>
        {actions}
      </div>
      <FieldProblems id={`${id}-problems`} pointer={pointer} problems={problems} />
      {isThere && isOpen && <div className="section__body">{children}</div>}
    </fieldset>
  );
}

/** Returns the number of problems that nobody sees because they stand in a folded section. */
function useHiddenProblems(pointer: string, isOpen: boolean): number {
  return usePlayground(({ playground }) =>
    isOpen ? 0 : countInnerProblems(playground?.documents.page.problems ?? [], pointer),
  );
}

import { memo, useId, useRef } from 'react';
import { usePlaygroundContext, usePlayground } from '../../context/playground-context.ts';
import { useSchemaWords } from '../../context/schema-words-context.ts';
import type { Field } from '../form/field.ts';
import { listHelp } from '../form/list-help.ts';
import type { ControlProps } from './control-props.ts';
import { CONTROLS } from './controls.tsx';
import { FieldProblems, useProblems } from './field-problems.tsx';
import { useForm, useIsSelected, usePiece, usePlace } from './form-context.ts';
import { JsonControl } from './json-control.tsx';
import { useAskedFor } from './use-asked-for.ts';
import { useReveal } from './use-reveal.ts';
import { getProgress } from '../../state/translation/progress.ts';

interface FieldRowProps {
  readonly field: Field;
  readonly pointer: string;
  readonly isRequired: boolean;
  /** The label of the field, where that is not its member's name. */
  readonly label?: string;
}

/** One value with its name: what a person fills in. It follows its own value, and no other. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, pointer, isRequired, label = field.label } = props;
  const { t } = usePlaygroundContext();
  const { isLocked, onEnter } = useForm();
  const id = useId();
  const value = usePiece(pointer, simpleValue);
  const place = usePlace(pointer);
  const problems = useProblems(pointer);
  const isSelected = useIsSelected(pointer) === 'yes';
  const row = useRef<HTMLDivElement>(null);
  useReveal(row, isSelected);
  useAskedFor(row, pointer);
  const original = useOriginalText(pointer);
  const isOther = isCompound(value);
  const Control = isOther ? JsonControl : CONTROLS[field.control.type];
  const control: ControlProps = {
    id,
    label,
    field,
    pointer,
    value: isOther ? place.read() : value,
    isRequired,
    isLocked,
    isInvalid: problems.length > 0,
    describedBy: [
      `${id}-help`,
      ...(problems.length > 0 ? [`${id}-problems`] : []),
      ...(original === undefined ? [] : [`${id}-original`]),
    ].join(' '),
    onFill: (next) => place.fill(next === '' && !isRequired ? undefined : next),
  };
  return (
    <div
      className="field"
      ref={row}
      data-selected={isSelected}
      data-type={field.control.type}
      onFocus={() => onEnter(field, pointer)}
    >
      <span className="field__label" title={`${field.name}: ${field.help}`}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {isRequired && (
          <span className="field__required" aria-hidden="true" title={t('required')}>
            *
          </span>
        )}
      </span>
      <div className="field__control">
        <Control {...control} />
      </div>
      <FieldHelp id={`${id}-help`} field={field} />
      <OriginalText id={`${id}-original`} pointer={pointer} />
      <FieldProblems id={`${id}-problems`} pointer={pointer} problems={problems} />
    </div>
  );
});

/** The help for a field, for those who hear it. Others see it in a pane below the form. */
function FieldHelp({ id, field }: { readonly id: string; readonly field: Field }) {
  const { t } = usePlaygroundContext();
  const words = useSchemaWords();
  return (
    <span className="off" id={id}>
      {listHelp(field, t, words).join(' ')}
    </span>
  );
}

// No text of a page begins so: JSON has it escaped.
const COMPOUND = '\u0000';

/**
 * Returns a simple value as it is, and an object or list, where none belongs, as its JSON text, so
 * that values can be compared.
 */
function simpleValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? COMPOUND + JSON.stringify(value) : value;
}

function isCompound(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(COMPOUND);
}

interface OriginalTextProps {
  readonly id: string;
  readonly pointer: string;
}

/** Returns the text of the other version, where the page is a translation and has one there. */
function useOriginalText(pointer: string): string | undefined {
  return usePlayground((state) => getProgress(state)?.findOriginal(pointer));
}

/** Shows the text of the other version below a field, and if it is still to be translated. */
function OriginalText({ id, pointer }: OriginalTextProps) {
  const { t, store } = usePlaygroundContext();
  const original = useOriginalText(pointer);
  const from = usePlayground(({ playground }) => playground?.translation?.from ?? '');
  const isLeft = usePlayground((state) => getProgress(state)?.places.has(pointer) ?? false);
  const isKept = usePlayground(
    ({ playground }) =>
      original !== undefined && (playground?.translation?.same.includes(original) ?? false),
  );
  if (original === undefined) return null;
  const [language = from] = from.split('-');
  return (
    <div className="field__original" id={id} data-left={isLeft}>
      {isLeft && <span className="pill field__left">{t('toTranslate')}</span>}
      <span className="field__language" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="field__words" lang={from}>
        {original.replaceAll(/<[^>]*>/g, ' ').trim()}
      </span>
      {isKept && (
        <button
          type="button"
          className="button button--line"
          onClick={() => store.getState().keepSame(original, false)}
        >
          {t('translateAfterAll')}
        </button>
      )}
    </div>
  );
}

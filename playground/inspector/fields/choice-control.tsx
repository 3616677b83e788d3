import { Icon } from '../../layout/icon.tsx';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { useSchemaWords } from '../../context/schema-words-context.ts';
import { formatValue } from '../form/text-of-value.ts';
import type { Choice } from '../form/field.ts';
import { nameDefault } from '../form/list-help.ts';
import type { ControlProps } from './control-props.ts';
import { getControlAttributes } from './text-control.tsx';

/** One of a few words: side by side where they fit, else in a list. */
export function ChoiceControl(props: ControlProps) {
  const { nameValue } = useSchemaWords();
  const { control } = props.field;
  if (control.type !== 'choice') return null;
  const options = control.choices.map((value) => ({ value, text: nameValue(String(value)) }));
  return control.isShort && isOffered(props.value, control.choices) ? (
    <Segments {...props} options={options} />
  ) : (
    <Select {...props} options={options} />
  );
}

/** Yes or no. */
export function BooleanControl(props: ControlProps) {
  const { t } = usePlaygroundContext();
  const options = [
    { value: false, text: t('no') },
    { value: true, text: t('yes') },
  ];
  return isOffered(props.value, [false, true]) ? (
    <Segments {...props} options={options} />
  ) : (
    <Select {...props} options={options} />
  );
}

/** Shows a member that can have one value only: that value, or left out. */
export function ConstantControl(props: ControlProps) {
  const { value, isRequired, field } = props;
  const constant = field.schema.const;
  if (isRequired && value === constant) {
    return <input {...getControlAttributes(props)} className="field__text" type="text" readOnly />;
  }
  return <Select {...props} options={[{ value: constant, text: formatValue(constant) }]} />;
}

interface OptionsProps extends ControlProps {
  readonly options: readonly { readonly value: unknown; readonly text: string }[];
}

function Segments(props: OptionsProps) {
  const { t } = usePlaygroundContext();
  const { id, label, value, isLocked, isRequired, describedBy, options, field, onFill } = props;
  return (
    <div className="field__choice">
      <div
        className="segments"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-required={isRequired}
      >
        {options.map((option) => (
          <label
            key={option.text}
            className="segments__option"
            data-default={value === undefined && option.value === field.schema.default}
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={isLocked}
              onChange={() => onFill(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {!isRequired && value !== undefined && !isLocked && (
        <button
          type="button"
          className="field__clear"
          aria-label={t('leaveOut', { field: label })}
          title={t('leaveOut', { field: label })}
          onClick={({ currentTarget }) => {
            // The button goes with what it takes out, and the focus must not go with it.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onFill(undefined);
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

function Select(props: OptionsProps) {
  const { t } = usePlaygroundContext();
  const { id, value, isLocked, isRequired, isInvalid, describedBy, options, field, onFill } = props;
  const chosen = options.findIndex((option) => option.value === value);
  const isOther = chosen < 0 && value !== undefined;
  const { default: usual } = field.schema;
  const words = useSchemaWords();
  return (
    <select
      id={id}
      className="field__select"
      value={isOther ? 'other' : String(chosen)}
      disabled={isLocked}
      aria-required={isRequired}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onFill(options[Number(target.value)]?.value)}
    >
      {(!isRequired || value === undefined) && (
        <option value="-1">
          {usual === undefined
            ? t('notSet')
            : t('notSetDefault', { value: nameDefault(field, words) })}
        </option>
      )}
      {isOther && <option value="other">{formatValue(value)}</option>}
      {options.map(({ text }, index) => (
        <option key={text} value={index}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A value that is not among the choices needs a place to be shown in. */
function isOffered(value: unknown, choices: readonly (Choice | boolean)[]): boolean {
  return value === undefined || choices.some((choice) => choice === value);
}

import { countCharacters } from '#schemas/count-characters.ts';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { formatValue } from '../form/text-of-value.ts';
import type { ControlProps } from './control-props.ts';

/** The length of a text is shown from this share of its limit on. */
const NEARLY = 0.8;

/** A text that people read. Its whole length is in sight, as far as there is room. */
export function ProseControl(props: ControlProps) {
  const { control } = props.field;
  const isRich = control.type === 'prose' && control.isRich;
  return (
    <>
      <textarea
        {...getControlAttributes(props)}
        className="field__text"
        rows={isRich ? 3 : 1}
        spellCheck
        onChange={({ target }) =>
          props.onFill(isRich ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '))
        }
      />
      <Length {...props} />
    </>
  );
}

/** A text for machines, on one line. */
export function TextControl(props: ControlProps) {
  const { control } = props.field;
  return (
    <>
      <input
        {...getControlAttributes(props)}
        className="field__text"
        type="text"
        inputMode={control.type === 'text' && control.isUrl ? 'url' : 'text'}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => props.onFill(target.value)}
      />
      <Length {...props} />
    </>
  );
}

/** Returns the attributes that all text fields have in common. */
export function getControlAttributes(props: ControlProps) {
  const { id, field, value, isRequired, isLocked, isInvalid, describedBy } = props;
  const [example] = field.schema.examples ?? [];
  return {
    id,
    value: value === undefined || value === null ? '' : formatValue(value),
    placeholder: typeof example === 'string' ? example : undefined,
    readOnly: isLocked,
    autoComplete: 'off',
    'aria-required': isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  };
}

function Length({ field: { control }, value }: ControlProps) {
  const { t } = usePlaygroundContext();
  const most = 'maxLength' in control ? control.maxLength : undefined;
  const count = typeof value === 'string' ? countCharacters(value) : 0;
  if (most === undefined || count < most * NEARLY) return null;
  return (
    <span className="field__length" data-beyond={count > most}>
      {t('lengthOf', { count, most })}
    </span>
  );
}

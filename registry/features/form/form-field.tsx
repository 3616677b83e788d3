import type { Messages } from '#renderer';
import type { FormFieldConfig } from '#schemas/generated/features/form.ts';
import { CheckboxField } from '../../kit/choice-field/checkbox-field.tsx';
import { ChoiceField } from '../../kit/choice-field/choice-field.tsx';
import { ComboboxField } from '../../kit/combobox-field/combobox-field.tsx';
import { ComboboxStates } from '../../kit/combobox-field/index.ts';
import { Checkbox } from '../../kit/form/create-checkbox.ts';
import { ChoiceGroup } from '../../kit/form/create-choice-group.ts';
import { DateField } from '../../kit/date-field/date-field.tsx';
import { FileField } from '../../kit/file-field/file-field.tsx';
import { FileStates } from '../../kit/file-field/index.ts';
import { describeCurrency } from '../../kit/number-field/index.ts';
import { SelectField } from '../../kit/select-field/select-field.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import type { FieldLayout } from '../../kit/field-frame/check-layout.ts';
import { readDay } from './create-configured-field.ts';
import type { ConfiguredField } from './create-rows.ts';

interface FormFieldProps extends ConfiguredField {
  readonly messages: Messages;
  readonly locale: string;
  readonly layout?: FieldLayout | undefined;
  readonly controlId: string;
}

/** The control of a field, by the type that its configuration names. */
export function FormField({ config, field, locale, ...frame }: FormFieldProps) {
  const common = { ...frame, displayOptional: !config.required };
  if (field instanceof ChoiceGroup) return <ChoiceField group={field} {...common} />;
  if (field instanceof Checkbox) return <CheckboxField field={field} {...common} />;
  if (field instanceof FileStates) return <FileField {...{ field, locale }} {...common} />;
  if (field instanceof ComboboxStates) {
    const emptyLabel = frame.messages['form_choose'];
    return <ComboboxField {...{ field, emptyLabel }} {...common} />;
  }
  if (config.type === 'select') {
    const { options = [], autocomplete: autoComplete } = config;
    const emptyLabel = frame.messages['form_choose'];
    return <SelectField {...{ field, options, emptyLabel, autoComplete }} {...common} />;
  }
  if (config.type === 'date') {
    return <DateField {...{ field, locale }} {...describeDate(config)} {...common} />;
  }
  return <TextField field={field} {...describeControl(config, locale)} {...common} />;
}

/** The attributes of a control for days, and the bounds of its calendar. */
function describeDate({ autocomplete, picker, minDate, maxDate }: FormFieldConfig) {
  return {
    ...(autocomplete && { autoComplete: autocomplete }),
    ...(picker === false && { picker }),
    ...(minDate && { min: readDay(minDate) }),
    ...(maxDate && { max: readDay(maxDate) }),
  };
}

/** The attributes of a control that bring the keyboard for it, and what a browser may fill in. */
function describeControl(config: FormFieldConfig, locale: string) {
  const { type, secret, autocomplete, rows = 5, currency = 'EUR' } = config;
  const own = { ...(autocomplete && { autoComplete: autocomplete }) };
  if (secret) return { ...own, type: 'password' } as const;
  switch (type) {
    case 'textarea':
      return { ...own, rows };
    case 'email':
      return { autoComplete: 'email', inputMode: 'email', ...own, type } as const;
    case 'telephone':
      return { autoComplete: 'tel', inputMode: 'tel', ...own, type: 'tel' } as const;
    case 'number':
      return { ...own, inputMode: 'decimal' } as const;
    case 'amount':
      return { ...own, inputMode: 'decimal', unit: describeCurrency(currency, locale) } as const;
    default:
      return own;
  }
}

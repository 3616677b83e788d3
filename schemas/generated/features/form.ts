// Made by `npm run generate` from ../../features/form.schema.json. Do not edit.

/**
 * A field of a form, or a group of fields.
 */
export type FormMemberConfig = FormFieldConfig & {
  /**
   * The fields of a group, from top to bottom. None of them is a group.
   *
   * @minItems 1
   * @maxItems 20
   */
  fields?: FormRowFieldConfig[];
  /**
   * How often a group can be filled in. It is sent as a list then; without this it is asked for once, and sent as an object.
   */
  maxRows?: number;
  /**
   * How often a group has to be filled in at least, where it can be several times.
   */
  minRows?: number;
  /**
   * How each row is called, before its number; without it the label is.
   */
  rowLabel?: string;
  /**
   * The words of the button that adds a row.
   */
  addLabel?: string;
};
/**
 * A field of a group. A condition of it depends on fields of the same group. Files are asked for outside of groups.
 */
export type FormRowFieldConfig = FormFieldConfig & {
  /**
   * text is one line, textarea several; email, telephone, number, amount, date and iban bring the keyboard and the check for it. select and radio have options of which one is chosen, checkboxes those of which several can be, and checkbox is one by itself. file takes files that a visitor has, and group holds fields that belong together.
   */
  type?:
    | 'text'
    | 'textarea'
    | 'email'
    | 'telephone'
    | 'number'
    | 'amount'
    | 'date'
    | 'iban'
    | 'select'
    | 'radio'
    | 'checkboxes'
    | 'checkbox'
    | 'group';
};
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * A form that visitors fill in and send to a service of the API host, with or without script.
 */
export interface FormProps {
  /**
   * The name of the form in the events of visits and in addresses. No other form of the page has it.
   */
  name: string;
  /**
   * The heading above it.
   */
  title?: string;
  /**
   * What a visitor should know before filling it in.
   */
  introduction?: string;
  /**
   * The fields, from top to bottom.
   *
   * @minItems 1
   * @maxItems 50
   */
  fields: FormMemberConfig[];
  /**
   * Where the labels stand in a window of 600 px or more: above their fields, or beside them and aligned to the right or left.
   */
  layout?: 'default' | 'wide-right' | 'wide-left';
  /**
   * The words of the button that sends it.
   */
  submit: string;
  /**
   * The service at the API host that gets the values, as JSON by POST. Where the form has a file, it gets multipart/form-data: the JSON as the part form-values, and each file under the name of its field. It answers with 200, or with 422 and {"errors": {"<field>": "<message>"}} where it refuses some.
   */
  endpoint: string;
  /**
   * Where visitors log in again whose session has ended while they sent the form; {currentUrl} in its query becomes the address of the form. What they have typed comes back with them where they allow that it is stored. Without it the form says that it could not be sent.
   */
  logIn?: Url;
  complete: FormCompletion;
}
/**
 * A field of a form: what it asks, and what it accepts.
 */
export interface FormFieldConfig {
  /**
   * text is one line, textarea several; email, telephone, number, amount, date and iban bring the keyboard and the check for it. select and radio have options of which one is chosen, checkboxes those of which several can be, and checkbox is one by itself. file takes files that a visitor has, and group holds fields that belong together.
   */
  type:
    | 'text'
    | 'textarea'
    | 'email'
    | 'telephone'
    | 'number'
    | 'amount'
    | 'date'
    | 'iban'
    | 'select'
    | 'radio'
    | 'checkboxes'
    | 'checkbox'
    | 'file'
    | 'group';
  /**
   * The name under which the value is sent. No other field of the form has it.
   */
  name: string;
  /**
   * What it asks for.
   */
  label: string;
  /**
   * How to fill it in, below the label.
   */
  helpText?: string;
  /**
   * Whether the form can be sent only with a value. A field that nobody has to fill in says so after its label.
   */
  required?: boolean;
  /**
   * What stands in it at first.
   */
  value?: string;
  /**
   * How many lines a textarea shows.
   */
  rows?: number;
  /**
   * What a browser may fill in by itself, by the word that HTML has for it.
   */
  autocomplete?: string;
  /**
   * The options of select, radio and checkboxes, from top to bottom.
   *
   * @minItems 1
   * @maxItems 100
   */
  options?: FormFieldOption[];
  /**
   * Whether a typed text filters the options of a select, for lists that are long. Without script it is a list like any other.
   */
  searchable?: boolean;
  /**
   * The currency of an amount, by its code of three letters.
   */
  currency?: string;
  /**
   * The smallest number or amount that it accepts.
   */
  min?: number;
  /**
   * The largest number or amount that it accepts.
   */
  max?: number;
  /**
   * The first day that it accepts.
   */
  minDate?: string;
  /**
   * The last day that it accepts.
   */
  maxDate?: string;
  /**
   * Whether a date can also be chosen in a calendar. Nobody looks there for the day of their birth.
   */
  picker?: boolean;
  /**
   * The fewest characters that it accepts.
   */
  minLength?: number;
  /**
   * The most characters that it accepts: 200 without it, and 2,000 in a textarea.
   */
  maxLength?: number;
  /**
   * The extensions of the files that it takes. What a PDF, PNG or JPEG begins with is checked as well.
   *
   * @minItems 1
   * @maxItems 10
   */
  accept?: string[];
  /**
   * How many files it takes.
   */
  maxFiles?: number;
  /**
   * The most kilobytes that each file has. All files of a form have 10,000 together at most.
   */
  maxSize?: number;
  /**
   * A regular expression that the whole value has to match.
   */
  pattern?: string;
  /**
   * What a visitor reads where the value does not match the pattern.
   */
  patternMessage?: string;
  /**
   * A service at the API host that says whether it accepts the value, as soon as that is right in all other ways. It gets {"value": "…"} by POST and answers with {"accepted": true} or false, and a message; that of a value that is right now is shown for three seconds.
   */
  acceptedBy?: string;
  /**
   * Whether nobody may read it on the screen. It is never shown again, not even where the form has to be corrected.
   */
  secret?: boolean;
  /**
   * The condition under which it is asked for; always without it. A field that is not asked for is neither checked nor sent. Without script it is shown all the same.
   */
  shownWhen?: FormCondition;
  /**
   * The condition under which the form can be sent only with a value.
   */
  requiredWhen?: FormCondition;
}
/**
 * An option that can be chosen.
 */
export interface FormFieldOption {
  /**
   * The text that is sent where it is chosen.
   */
  value: string;
  /**
   * The words of the option.
   */
  label: string;
}
/**
 * A condition that holds while a field above has a value: either the one in equals, or one of those in oneOf.
 */
export interface FormCondition {
  /**
   * The name of a field above.
   */
  field: string;
  /**
   * The value that it has: that of an option, or true for a checkbox that is checked.
   */
  equals?: string;
  /**
   * The values of which it has one.
   *
   * @minItems 1
   * @maxItems 20
   */
  oneOf?: string[];
}
/**
 * What a visitor reads once the form has been sent.
 */
export interface FormCompletion {
  /**
   * The heading that takes the place of the form.
   */
  title: string;
  /**
   * What happens next.
   */
  text?: string;
}

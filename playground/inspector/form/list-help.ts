import { ALLOWED_TAG_LIST } from '#schemas/content/rich-text-rules.ts';
import type { Translate } from '../../environment/messages.ts';
import type { SchemaWords } from '../../environment/schema-words.ts';
import { formatValue } from './text-of-value.ts';
import type { Field } from './field.ts';

/** Lists the help for a field: the words of its schema, and the values that it takes. */
export function listHelp(field: Field, t: Translate, words: SchemaWords): readonly string[] {
  const { help, control, schema } = field;
  const isProse = control.type === 'prose';
  return [
    help,
    isProse && control.isRich && t('allowedMarkup', { tags: ALLOWED_TAG_LIST }),
    isProse && t('macrosHelp'),
    schema.default !== undefined && t('usually', { value: nameDefault(field, words) }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}

/** Names the value that holds where a field is left out: a choice as the field itself names it. */
export function nameDefault({ control, schema }: Field, { nameValue }: SchemaWords): string {
  const text = formatValue(schema.default);
  return control.type === 'choice' ? nameValue(text) : text;
}

import { ALLOWED_TAG_LIST } from '#schemas/content/rich-text-rules.ts';
import type { Translate } from '../../environment/messages.ts';
import { formatValue } from './text-of-value.ts';
import type { Field } from './field.ts';

/** Lists the help for a field: the words of its schema, and the values that it takes. */
export function listHelp({ help, control, schema }: Field, t: Translate): readonly string[] {
  const isProse = control.type === 'prose';
  return [
    help,
    isProse && control.isRich && t('allowedMarkup', { tags: ALLOWED_TAG_LIST }),
    isProse && t('macrosHelp'),
    schema.default !== undefined && t('usually', { value: formatValue(schema.default) }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}

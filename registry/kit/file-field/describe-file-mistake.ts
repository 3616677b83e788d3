import type { Messages } from '#renderer';
import type { MessageContext } from '../form/validator.ts';
import { fillMessage } from '../messages/fill-message.ts';
import {
  countBytes,
  findEmpty,
  findTooLarge,
  findWrongContent,
  findWrongType,
} from './file-validators.ts';
import { getExtension } from './file-types.ts';
import { formatFileSize, formatFileTypes } from './format-file.ts';

interface DescribeOptions {
  readonly messages: Messages;
  readonly locale: string;
}

/** Says in the words of the kit why files are refused; undefined for a rule of other fields. */
export function describeFileMistake(
  { validator, value, param }: MessageContext,
  { messages, locale }: DescribeOptions,
): string | undefined {
  const fill = (key: string, values: Readonly<Record<string, string | number>>) =>
    fillMessage(messages[key], values);
  const max = formatFileSize(Number(param), locale);
  switch (validator) {
    case 'MaxFiles':
      return fill('file_count', { max: Number(param) });
    case 'IsFileType': {
      const types = formatFileTypes(Array.isArray(param) ? param.map(String) : [], locale);
      return fill('file_type', { file: findWrongType(value, param)?.name ?? '', types });
    }
    case 'IsFileFilled':
      return fill('file_empty', { file: findEmpty(value)?.name ?? '' });
    case 'MaxFileSize': {
      const { name = '', size = 0 } = findTooLarge(value, param) ?? {};
      return fill('file_size', { file: name, size: formatFileSize(size, locale), max });
    }
    case 'MaxTotalSize':
      return fill('file_total', { size: formatFileSize(countBytes(value), locale), max });
    case 'HasFileContent': {
      const { name = '' } = findWrongContent(value) ?? {};
      return fill('file_content', { file: name, type: getExtension(name).toUpperCase() });
    }
    default:
      return undefined;
  }
}

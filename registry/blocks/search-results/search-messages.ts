import type { Messages } from '#renderer';
import { loadErrorTexts } from '#renderer/error-texts';

/** The block's own messages, with those that every part of a site has for a service that fails. */
export async function searchMessages(locale: string): Promise<{ readonly default: Messages }> {
  const [own, errors] = await Promise.all([ownMessages(locale), loadErrorTexts(locale)]);
  const { ERROR = '', ERROR_LINK = '' } = errors;
  return { default: { ...own.default, ERROR, ERROR_LINK } };
}

function ownMessages(locale: string): Promise<{ readonly default: Messages }> {
  return import(`./locales/${locale}.json`);
}

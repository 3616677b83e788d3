import { showPageMessage } from '../page-message/show-page-message.tsx';
import { loadCookieDialogMessages } from './cookie-dialog-messages.ts';

/** Says on a page that the choice about cookies holds for this view of it alone. */
export async function showPageChoice(document: Document): Promise<void> {
  const { default: messages } = await loadCookieDialogMessages(document.documentElement.lang);
  await showPageMessage(document, { text: messages['pageOnly'] ?? '', icon: 'vitrine:fill:info' });
}

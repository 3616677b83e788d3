import { useEffect } from 'react';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import type { Form } from '../../kit/form/create-form.ts';

type UnsavedForm = Pick<Form, 'getState' | 'subscribe'>;

/** Lets the title of the page begin with the word for an error while there is one. */
export function useErrorInTitle(hasMistakes: boolean, pattern: string | undefined): void {
  useEffect(() => {
    const prefix = fillMessage(pattern, { title: '' });
    const { title } = document;
    // A server has written it already where it has sent the page back.
    const bare = title.startsWith(prefix) ? title.slice(prefix.length) : title;
    if (!hasMistakes) return undefined;
    document.title = `${prefix}${bare}`;
    return () => {
      document.title = bare;
    };
  }, [hasMistakes, pattern]);
}

/** Asks a visitor who leaves the page whether what they typed may go. */
export function useUnsavedWarning(form: UnsavedForm, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    // A page with such a listener is not stored for Back in every browser, so it comes late.
    const watch = () => {
      const { dirty, filled } = form.getState();
      if (dirty && filled) window.addEventListener('beforeunload', askToStay);
      else window.removeEventListener('beforeunload', askToStay);
    };
    watch();
    const unsubscribe = form.subscribe(watch);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', askToStay);
    };
  }, [form, isUnsaved]);
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

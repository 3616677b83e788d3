import { useEffect } from 'react';
import { fillMessage } from '../../kit/messages/fill-message.ts';

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

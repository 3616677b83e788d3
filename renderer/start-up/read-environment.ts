import { Parser } from 'htmlparser2';

/** The id of the script block in which the environment's page holds its configuration. */
const CONFIGURATION_BLOCK = 'experience-config';

/**
 * The text of the first script block of an open-environment page that holds JSON under the right id; undefined where there is
 * none. The page is text all the way: no browser ever parses it as a document.
 */
export function configurationIn(html: string): string | undefined {
  let text: string | undefined;
  let isInside = false;
  const parser = new Parser({
    onopentag(name, { id, type }) {
      isInside =
        text === undefined &&
        name === 'script' &&
        id === CONFIGURATION_BLOCK &&
        type === 'application/json';
      if (isInside) text = '';
    },
    ontext(part) {
      if (isInside) text = `${text}${part}`;
    },
    onclosetag() {
      isInside = false;
    },
  });
  parser.end(html);
  return text;
}

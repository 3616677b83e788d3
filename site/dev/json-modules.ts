import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const POSITION = /line (\d+) column (\d+)/;

/** The module that imports all fixtures, for previews. */
const FIXTURE_FILES = /\/playground\/environment\/fixture-files\.ts$/;

/** One import of a JSON file, as Vite writes it for `import.meta.glob`. */
const JSON_IMPORT =
  /import \{ default as (?<name>\w+) \} from "(?<path>[^"]+\.json)(?:\?[^"]*)?";?/g;

/** Makes the plugins of a development server for modules of JSON. */
export function serveJsonModules(): Plugin[] {
  return [locateJsonMistakes(), combineFixtures()];
}

/** Names the file and the line where JSON cannot be read. Vite gives neither. */
function locateJsonMistakes(): Plugin {
  return {
    name: 'vitrine:locate-json-mistakes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json$/ },
      handler(code, id) {
        const mistake = findMistake(code, id);
        if (mistake) this.error(mistake);
      },
    },
  };
}

/**
 * Puts the fixtures into the module that imports them. There are more than a thousand, and a
 * browser refuses some of so many requests at once, so that a window never became ready.
 */
function combineFixtures(): Plugin {
  return {
    name: 'vitrine:combine-fixtures',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FIXTURE_FILES },
      async handler(code, id) {
        const imports = [...code.matchAll(JSON_IMPORT)];
        const constants = await Promise.all(
          imports.map(async ({ groups = {} }) => {
            const { name = '', path = '' } = groups;
            const file = resolve(dirname(id), path);
            this.addWatchFile(file);
            const text = await readFile(file, 'utf8');
            const mistake = findMistake(text, file);
            if (mistake) {
              const { line, column } = mistake.loc;
              // Vite takes any other place for one in the module that is transformed.
              throw new SyntaxError(`In ${file}:${line}:${column}: ${mistake.message}`);
            }
            return `const ${name} = JSON.parse(${JSON.stringify(text)});`;
          }),
        );
        return { code: `${constants.join('\n')}\n${code.replaceAll(JSON_IMPORT, '')}`, map: null };
      },
    },
  };
}

function findMistake(text: string, file: string) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', column = '1'] = POSITION.exec(message) ?? [];
    return { message, loc: { file, line: Number(line), column: Number(column) } };
  }
}

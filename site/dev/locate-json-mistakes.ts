import type { Plugin } from 'vite';

const POSITION = /line (\d+) column (\d+)/;

/** Names the file and the line where JSON cannot be read. Vite gives neither. */
export function locateJsonMistakes(): Plugin {
  return {
    name: 'vitrine:locate-json-mistakes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json$/ },
      handler(code, id) {
        try {
          JSON.parse(code);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          const [, line = '1', column = '1'] = POSITION.exec(message) ?? [];
          this.error({ message, loc: { file: id, line: Number(line), column: Number(column) } });
        }
      },
    },
  };
}

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { describe, expect, test } from 'vitest';
import { runnerImport, type Plugin } from 'vite';
import { compileMarkup } from './compile-markup.ts';

const SAMPLES = './site/compile-markup/samples.testing.tsx';
const NEEDS_REACT = ['elements that React writes'];

const compiling: Plugin = {
  name: 'compile-samples',
  enforce: 'pre',
  transform: (source, id) => (id.endsWith('.tsx') ? compileMarkup(id, source) : undefined),
};

async function load(plugins: Plugin[]) {
  const options = { logLevel: 'error', plugins } as const;
  return (await runnerImport<typeof import('./samples.testing.tsx')>(SAMPLES, options)).module;
}

const plain = await load([]);
const compiled = await load([compiling]);
const names = Object.keys(plain.samples);

/** Returns the markup that React writes of a sample whose source is not compiled. */
function expected(name: string): string {
  return renderToStaticMarkup(plain.samples[name]?.());
}

describe('a compiled source says what it said', () => {
  test.each(names.filter((name) => !NEEDS_REACT.includes(name)))('to the writer: %s', (name) => {
    expect(compiled.written(compiled.samples[name]?.())).toBe(expected(name));
  });

  test.each(names)('to React: %s', (name) => {
    expect(renderToStaticMarkup(compiled.samples[name]?.())).toBe(expected(name));
  });

  test('and leaves to React what only it can do', () => {
    const [name = ''] = NEEDS_REACT;

    expect(() => compiled.written(compiled.samples[name]?.())).toThrow('Only React can render');
  });

  test('line for line, so that an error is found where it was made', () => {
    const source = readFileSync(SAMPLES, 'utf8');
    const lines = compileMarkup(SAMPLES, source)?.split('\n') ?? [];

    expect(lines).toHaveLength(source.split('\n').length);
    const moved = source.split('\n').filter((line, index) => {
      const [value = ''] = /(?<=\{)list\b[^}]*?(?= |\})/.exec(line) ?? [];
      return !lines[index]?.includes(value);
    });
    expect(moved).toEqual([]);
  });
});

test('a source with hooks is left alone, since React has to render it', () => {
  const source = "import { useId } from 'react'; export const A = () => <p id={useId()}>a</p>;";

  expect(compileMarkup('a.tsx', source)).toBeUndefined();
});

test('what stands in the source as a template is put together while it is compiled', () => {
  const source = 'export const A = ({ a }) => <p className="b"><b>c</b> {a}</p>;';

  expect(compileMarkup('a.tsx', source)).toContain(
    String.raw`made.html += "<p class=\"b\"><b>c</b> "; $write($[0], made, scope);`,
  );
});

import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { computeCodeVersion } from './code-version.ts';

const BUILD = {
  entry: 'aaaaaaaa',
  fixtures: 'bbbbbbbb',
  text: 'card',
  font: 'gggggggg',
  fixtureText: 'first',
  editor: 'first',
  image: 'drawing',
};

const at = (name: string) => `client/playground/assets/${name}`;

/** The version of a build of a preview and an editor, in which some things are otherwise. */
function versionOf(change: Partial<typeof BUILD> = {}): Promise<string> {
  const { entry, fixtures, text, font, fixtureText, editor, image } = { ...BUILD, ...change };
  const folder = temporaryFolder({
    'client/playground/preview.html': `<script src="/playground/assets/preview-${entry}.js">`,
    [at(`preview-${entry}.js`)]:
      `import "./fixture-files-${fixtures}.js"; import "./card-cccccccc.js"; "onest-${font}.woff2"`,
    [at(`onest-${font}.woff2`)]: '',
    [at('card-cccccccc.js')]: text,
    [at(`fixture-files-${fixtures}.js`)]: fixtureText,
    [at('editor-dddddddd.js')]: editor,
    'images/a.svg': image,
  });
  return computeCodeVersion(`${folder}/client`, `${folder}/images`);
}

test('it is the same where nothing but fixtures differs, or what previews do not load', async () => {
  const others = {
    entry: 'eeeeeeee',
    fixtures: 'ffffffff',
    fixtureText: 'second',
    editor: 'second',
  };

  expect(await versionOf(others)).toBe(await versionOf());
});

test.each([{ text: 'another card' }, { font: 'hhhhhhhh' }, { image: 'another drawing' }])(
  'it is another with %j',
  async (change) => {
    expect(await versionOf(change)).not.toBe(await versionOf());
  },
);

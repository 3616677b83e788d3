import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { vitrineEntries } from '#registry';
import { specimenEntries } from '#registry/specimens';
import { finish } from '#schemas/finish.ts';
import * as envelope from '#schemas/generated/page-response.check.ts';
import { truncatePage } from '#schemas/page-limits.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { mistakenPages } from '#tests/mistakes.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { checkPage, type PageItem } from '../page/index.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { loadChecks } from '../loading/load-checks.ts';

const known = await loadKnownChecks();
// As in a preview, whose registry has the parts of the kit beside what authors may place.
const registry = createRegistry([...specimenEntries, ...vitrineEntries.toReversed()]);

/** Returns the problems of a page at run time. */
async function problemsOf(response: object): Promise<Problem[]> {
  const reported: Problem[] = [];
  const fitted = finish(truncatePage(response));
  const lookUp = await loadChecks(fitted.types, registry);
  const report = (problem: Problem) => void reported.push(problem);
  const page = finish(checkPage(fitted, { envelope, lookUp, report }));
  if (!page.ok) return [...reported, page.problem];
  return [...reported, ...page.model.zones.flatMap(({ items }) => items.flatMap(problemsIn))];
}

function problemsIn(item: PageItem): readonly Problem[] {
  return item.state === 'faulty' ? item.problems : (item.children ?? []).flatMap(problemsIn);
}

/** A mistake may cost a component at run time, or only itself; severity is not compared. */
const textOf = ({ severity: _severity, ...text }: Problem) => text;

const PAGE_SCHEMA = 'https://experience.local/page-response.schema.json';

/** Codes of the mistakes that only the page's later steps meet, and leave out in silence. */
const OF_CONTENT = new Set([
  'refused-address',
  'relative-address',
  'dropped-markup',
  'unbalanced-markup',
  'broken-placeholder',
  'missing-macro-flag',
  'duplicate-header',
  'duplicate-id',
  'unknown-day',
  'longer-than-advised',
  'more-than-advised',
  'less-than-advised',
  'mbox-without-default',
  'too-many-mboxes',
  'mbox-in-two-zones',
  'ignored-content',
  'unread-label',
  'personal-header',
  'uneven-offers',
  'duplicate-form',
  'duplicate-field',
  'field-without-options',
  'group-without-fields',
  'nested-group',
  'duplicate-option',
  'unknown-option',
  'unknown-field',
  'contradicting-limits',
  'unknown-extension',
  'unknown-filter',
  'uneven-values',
  'blank-text',
]);

/**
 * Addresses of images and videos are checked at run time too, those of links by the command alone.
 */
const isMediaAddress = ({ code, pointer }: Problem) =>
  /^(?:refused|relative)-address$/.test(code) &&
  /\/(?:original|originalUrl|transformBaseUrl|\d+p|thumbnails\/\w+)$/.test(pointer);
const ofContent = (problem: Problem) => OF_CONTENT.has(problem.code) && !isMediaAddress(problem);

/** A component that is refused for another mistake is not asked for its feature at run time. */
const withoutFeature = (problems: readonly Problem[]) =>
  problems.length > 1 ? problems.filter(({ code }) => code !== 'unknown-feature') : problems;

test('OP-016 a mistake has the words of the command at run time, whatever else is on the page', async () => {
  await assert(
    asyncProperty(await mistakenPages(), async ({ page }) => {
      const ofCommand = checkDocument(page, known).filter((problem) => !ofContent(problem));
      const command = withoutFeature(ofCommand);
      const runTime = withoutFeature(await problemsOf(page));

      expect(runTime).toHaveLength(command.length);
      expect(runTime.map(textOf)).toEqual(expect.arrayContaining(command.map(textOf)));
    }),
    { numRuns: countRuns(60, 2_000) },
  );
});

test.each([
  ['no data', { $schema: PAGE_SCHEMA }],
  ['data that is a text', { $schema: PAGE_SCHEMA, data: 'all of it' }],
  ['what belongs into data', { meta: {}, flexZone: { flexComponents: [] } }],
])('OP-016 an answer with %s has the words of the command at run time', async (_, page) => {
  const [runTime, ...others] = await problemsOf(page);

  expect(others).toEqual([]);
  expect(checkDocument(page, known)).toContainEqual(runTime);
});

test.each(['', '/meta', '/flexZone', '/flexZone/flexComponents/0'])(
  'OP-016 a member __proto__ at /data%s has the words of the command at run time',
  async (place) => {
    const written = '{"__proto__":{"a":1},';
    const parts = ['', '/meta', '/flexZone', '/flexZone/flexComponents/0'];
    const [data, meta, zone, card] = parts.map((part) => (part === place ? written : '{'));
    const page = JSON.parse(
      `{"data":${data}"meta":${meta}"title":"x"},"flexZone":${zone}"flexComponents":[${card}"componentType":"section-title","title":"x"}]}}}`,
    ) as object;

    const ofCommand = checkDocument(page, known).map(textOf);

    expect(ofCommand).toMatchObject([{ code: 'forbidden-key' }]);
    expect((await problemsOf(page)).map(textOf)).toEqual(ofCommand);
  },
);

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'mailto:a@b.test',
  'ftp://x.test/',
])(
  'OP-016 a picture of the scheme in %j is refused in the words of the command, and costs itself',
  async (original) => {
    const image = { original, transformBaseUrl: '%{a:b}%' };
    const card = { componentType: 'service-card', title: 'Saver Plus', image };
    const item = { title: 'How?', alignedImage: { image } };
    const flexComponents = [
      { componentType: 'cards', cards: [card] },
      { componentType: 'accordion', items: [item] },
    ];
    const page = { data: { hasMacro: true, flexZone: { flexComponents } } };

    const runTime = await problemsOf(page);

    expect(runTime).toEqual(checkDocument(page, known));
    expect(runTime).toMatchObject(
      ['0/cards/0/image', '1/items/0/alignedImage/image'].map((place) => ({
        code: 'refused-address',
        severity: 'error',
        pointer: `/data/flexZone/flexComponents/${place}/original`,
        fix: 'Write a path such as /images/house-keys.png, or an address with http or https.',
      })),
    );
  },
);

const withVideo = (videoPreviewURLs: object) => ({
  componentType: 'paragraph',
  video: { videoPreviewURLs },
});

test('OP-016 a video that plays nothing costs its component, one that plays otherwise nothing', async () => {
  const flexComponents = [
    withVideo({ '480p': 'mailto:a@b.test', '720p': ' ' }),
    withVideo({ '480p': 'mailto:a@b.test', '720p': '/videos/market.mp4' }),
  ];
  const page = { data: { flexZone: { flexComponents } } };
  const fitted = finish(truncatePage(page));
  const lookUp = await loadChecks(fitted.types, registry);

  const checked = finish(checkPage(fitted, { envelope, lookUp, report: () => {} }));

  const states = checked.ok && checked.model.zones[0]?.items.map(({ state }) => state);
  expect(states).toEqual(['faulty', 'valid']);
  expect(await problemsOf(page)).toMatchObject(
    [1, 0].map((index) => ({
      code: 'refused-address',
      pointer: `/data/flexZone/flexComponents/${index}/video/videoPreviewURLs/480p`,
      fix: 'Write the address of a video with http or https, or a path such as /videos/market.mp4.',
    })),
  );
});

test('OP-016 a picture with a relative address has the advice of the command at run time', async () => {
  const image = { original: 'qqqqqqqq', transformBaseUrl: '%{a:b}%' };
  const items = [{ title: 'How?', alignedImage: { image } }];
  const flexComponents = [{ componentType: 'accordion', items }];
  const page = { data: { hasMacro: true, flexZone: { flexComponents } } };

  const runTime = await problemsOf(page);

  expect(runTime).toEqual(checkDocument(page, known));
  expect(runTime).toMatchObject([
    {
      code: 'relative-address',
      severity: 'warning',
      pointer: '/data/flexZone/flexComponents/0/items/0/alignedImage/image/original',
    },
  ]);
});

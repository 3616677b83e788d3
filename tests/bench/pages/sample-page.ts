/** A component as its author wrote it. */
export type Authored = Readonly<Record<string, unknown>>;

/** Authored components by their address, such as `cards/service-card/full`. */
export type Fixtures = (address: string) => Authored;

/**
 * Lists the components that a page holds one after the other: every component of a page there is,
 * large and small, live and still.
 */
const MIXED = [
  'blocks/section-title/full',
  'cards/service-card/full',
  'blocks/paragraph/picture-right',
  'cards/service-card/small',
  'cards/article-card/full',
  'blocks/link-list/full',
  'cards/service-card/minimal',
  'blocks/accordion/full',
  'cards/article-card/minimal',
  'blocks/paragraph/picture-left',
];

/** So many components one after the other, distinguished by their titles. */
export function mixedPage(count: number, fixtures: Fixtures): Authored[] {
  return Array.from({ length: count }, (_, index) =>
    numbered(withRate(fixtures(MIXED[index % MIXED.length] ?? '')), index),
  );
}

/** The text that the macro of a promoted rate becomes. */
export const RATE = '2.35%';

/** Where a card promotes something, it names a macro. */
function withRate(authored: Authored): Authored {
  const promoText = '%{savings:saver-plus-total-rate}% a year';
  return 'promoText' in authored ? { ...authored, promoText } : authored;
}

/** The name of every page here. */
export const TITLE = 'A page';

/** A page response around components, as the content service sends it. */
export function responseWith(components: readonly Authored[]): Authored {
  return {
    data: {
      meta: { title: TITLE },
      hasMacro: JSON.stringify(components).includes('%{'),
      flexZone: { flexComponents: components },
    },
  };
}

/**
 * An id or an anchor of the fixture's own would stand on the page many times, and those behind a
 * component that goes would be counted anew.
 */
function numbered({ id: _id, $schema: _schema, ...authored }: Authored, index: number): Authored {
  const { title, anchor } = authored;
  return {
    ...authored,
    ...(typeof title === 'string' && { title: `${title} ${index}` }),
    ...(typeof anchor === 'string' && { anchor: `${anchor}-${index}` }),
  };
}

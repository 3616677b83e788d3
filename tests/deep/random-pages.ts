import { array, constantFrom, record, tuple, type Arbitrary } from 'fast-check';

type Json = Readonly<Record<string, unknown>>;

/** A page made at random, and which of its components were made wrong on purpose. */
export interface RandomPage {
  readonly model: Json;
  /** Pointers to the wrong ones. */
  readonly plantedAt: readonly string[];
  readonly goodCount: number;
}

interface Piece {
  readonly component: unknown;
  readonly isWrong: boolean;
}

/** Components that no page can show, whatever stands around them. */
const WRONG: readonly unknown[] = [
  null,
  7,
  'a text',
  [],
  {},
  { componentType: null },
  { componentType: 'no-such-component' },
  { componentType: '__proto__' },
  { componentType: 'constructor' },
  { componentType: 'toString' },
  { componentType: 'top-bar' },
  { componentType: 'section-title' },
  { componentType: 'section-title', title: { deep: true } },
  { componentType: 'service-card', title: '' },
  { componentType: 'paragraph', richBody: 12 },
];

/** Pages of good and wrong components in any order. */
export function randomPages(good: readonly Json[]): Arbitrary<RandomPage> {
  const piece = record({
    component: constantFrom(...good),
    wrong: constantFrom(...WRONG),
    isWrong: constantFrom(false, false, false, true),
  }).map(({ component, wrong, isWrong }) => ({ component: isWrong ? wrong : component, isWrong }));
  const zone = array(piece, { maxLength: 12 });

  return tuple(zone, zone).map(([first, second]) => pageOf(first, second));
}

function pageOf(first: readonly Piece[], second: readonly Piece[]): RandomPage {
  const componentsOf = (pieces: readonly Piece[]) => pieces.map(({ component }) => component);
  const wrongIn = (zone: string, pieces: readonly Piece[]) =>
    pieces.flatMap(({ isWrong }, index) =>
      isWrong ? [`/data/${zone}/flexComponents/${index}`] : [],
    );
  const plantedAt = [...wrongIn('flexZone', first), ...wrongIn('complementaryZone', second)];
  return {
    model: {
      data: {
        flexZone: { flexComponents: componentsOf(first) },
        complementaryZone: { flexComponents: componentsOf(second) },
      },
    },
    plantedAt,
    goodCount: first.length + second.length - plantedAt.length,
  };
}

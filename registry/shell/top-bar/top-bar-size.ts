import type { TopBarData } from '#schemas/generated/shell/top-bar.ts';

export type TopBarSize = NonNullable<TopBarData['size']>;

const SIZES: readonly unknown[] = ['font19', 'font24'] satisfies TopBarSize[];

/**
 * The size of a top bar; font19 where none is given.
 *
 * @throws TypeError for any other: see the row TB-001.
 */
export function checkTopBarSize(value: TopBarSize | undefined = 'font19'): TopBarSize {
  if (SIZES.includes(value)) return value;
  throw new TypeError(
    `The size of a top bar is font19 or font24, and not ${JSON.stringify(value)}.`,
  );
}

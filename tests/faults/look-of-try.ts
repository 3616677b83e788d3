import type { Page } from 'playwright';
import { pathOfTry, pictureOfTry, STEADY_PICTURE } from './fixtures-with-tries.ts';

type PictureLook = 'shown' | 'failed' | 'loading' | 'missing';

/** Describes the page of a try as a visitor sees it, as far as services can spoil it. */
export interface TryLook {
  readonly title: string;
  readonly path: string;
  readonly isBusy: boolean;
  readonly hasFigures: boolean;
  /** True if the name of a macro is shown, which no visitor may see. */
  readonly hasPlaceholders: boolean;
  readonly hours: 'shown' | 'failed' | 'loading';
  readonly picture: PictureLook;
  readonly steadyPicture: PictureLook;
  readonly hasShell: boolean;
}

/** The page of a try where all services are well. */
export function wholeTry(number: number): TryLook {
  return {
    title: `Try ${number} - Meridia Belgium`,
    path: pathOfTry(number),
    isBusy: false,
    hasFigures: true,
    hasPlaceholders: false,
    hours: 'shown',
    picture: 'shown',
    steadyPicture: 'shown',
    hasShell: true,
  };
}

export function lookOf(page: Page, number: number): Promise<TryLook> {
  return page.evaluate(readLook, [pictureOfTry(number), STEADY_PICTURE] as const);
}

/** Runs inside the page. */
function readLook([picture, steadyPicture]: readonly [string, string]): TryLook {
  const main = document.querySelector('main')?.textContent ?? '';
  const images = [...document.images];
  const pictureAt = (path: string): PictureLook => {
    const image = images.find(({ src }) => src.includes(path));
    if (!image) return 'missing';
    if (!image.complete) return 'loading';
    return image.naturalWidth > 0 ? 'shown' : 'failed';
  };
  const hasHours = document.querySelector('.branch-opening-hours table') !== null;
  const isLoading = document.querySelector('.branch-opening-hours') !== null;
  return {
    title: document.title,
    path: location.pathname,
    isBusy: document.querySelector('#page')?.getAttribute('aria-busy') === 'true',
    hasFigures: /\d\.\d\d%/.test(main),
    hasPlaceholders: main.includes('%{'),
    hours: hasHours ? 'shown' : isLoading ? 'loading' : 'failed',
    picture: pictureAt(picture),
    steadyPicture: pictureAt(steadyPicture),
    hasShell: [...document.querySelectorAll('header a')].some(
      ({ textContent }) => textContent?.trim() === 'Branches',
    ),
  };
}

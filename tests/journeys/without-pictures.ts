import type { Page } from 'playwright';

/** Pictures are whole pages, each rendered anew, without which the list is the same. */
export const withoutPictures = (page: Page): Promise<unknown> =>
  page.route(/\/preview\/[^/?]+\/[^/?]+/, (route) => {
    const request = route.request();
    const isPicture = request.isNavigationRequest() && request.frame() !== page.mainFrame();
    return isPicture
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Picture</title>' })
      : route.fallback();
  });

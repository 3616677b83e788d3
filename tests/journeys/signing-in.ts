import type { Locator, Page } from 'playwright';

/** Holds the parts of a session that a browser keeps. */
export interface StoredSession {
  readonly profiles: readonly {
    readonly profileType?: string;
    readonly refreshToken?: string;
  }[];
}

/** Logs in on the page of a local site's log-in; English words. */
export async function logInAs(page: Page, person: string): Promise<void> {
  await page.getByRole('radio', { name: person, exact: true }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Returns the session that is stored in the window's browser; undefined where there is none. */
export async function sessionOf(page: Page): Promise<StoredSession | undefined> {
  const text = await page.evaluate(() => localStorage.getItem('session'));
  return text === null ? undefined : (JSON.parse(text) as StoredSession);
}

export function wayOutOf(page: Page): Locator {
  return page.getByRole('banner').first().getByRole('link', { name: 'Log out' });
}

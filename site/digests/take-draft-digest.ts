import sharp from 'sharp';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/browser.ts';
import { takeDigestAt, type PreviewToDigest } from '#tests/digest/take-digest.ts';
import { readStoredDigest } from '#tests/digest/stored-digests.ts';
import { writeData } from '../local/saved-fixtures.ts';

/** A preview with the documents that are being edited, by their names. */
export interface DraftToDigest extends PreviewToDigest {
  readonly documents: Readonly<Record<string, unknown>>;
}

/** A digest, and a picture of what it was taken of, as WebP. */
export interface TakenDigest {
  readonly digest: string;
  readonly picture: Uint8Array;
}

/** The element of a preview's document that holds the documents of a draft. */
const ELEMENT_ID = 'draft-documents';

const LIMIT_MS = 20_000;
const MAX_WIDTH = 640;
const QUALITY = 70;

/** The digests of scenarios on a machine that may have a Chromium. */
export interface Digests {
  /**
   * Takes the digest of a draft in the very way in which `npm run digest` does. Undefined where
   * this machine has no Chromium.
   */
  readonly take: (draft: DraftToDigest) => Promise<TakenDigest | undefined>;
  /** Reads the digest that was agreed on; undefined where there is none. */
  readonly readStored: (id: string) => Promise<string | undefined>;
}

/** Opens the digests beside the fixtures of a folder. */
export function openDigests(fixtures: string): Digests {
  return { take: takeDraftDigest, readStored: (id) => readStoredDigest(id, `${fixtures}/digests`) };
}

async function takeDraftDigest(draft: DraftToDigest): Promise<TakenDigest | undefined> {
  const executablePath = await findBrowser().catch(() => undefined);
  if (executablePath === undefined) return undefined;
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const { documents } = draft;
    if (Object.keys(documents).length > 0) {
      await page.route(draft.address, async (route) => {
        const response = await route.fetch();
        const body = writeData(await response.text(), ELEMENT_ID, documents);
        await route.fulfill({ response, body });
      });
    }
    const digest = await takeDigestAt(page, draft);
    return { digest, picture: await reduce(await page.screenshot({ animations: 'disabled' })) };
  } finally {
    await browser.close();
  }
}

function reduce(screenshot: Buffer): Promise<Uint8Array> {
  return sharp(screenshot)
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

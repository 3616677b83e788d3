import type { ComponentType, ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import type { LinkListProps } from '#schemas/generated/blocks/link-list.ts';
import { actInBrowser } from '#tests/act-in-browser.ts';
import { emulateMedia } from '#tests/emulate-media.ts';
import { fixture } from '#tests/fixture.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { LinkList } from '../../blocks/link-list/link-list.tsx';
import { HomeHeader } from '../../headers/home-header/home-header.tsx';
import { samplePage } from '../../shell/sample-page.testing.ts';
import { Footer } from '../../shell/footer/footer.tsx';
import { TopBar } from '../../shell/top-bar/top-bar.tsx';
import { kitSpecimens } from '../../specimens.ts';

const SYSTEM_COLORS = ['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'GrayText'];
/** Shapes of a picture may also be cut out of it. */
const GROUNDS = ['Canvas', 'ButtonFace'];
/** These come onto the page when somebody opens them. */
const OPENED = new Set(['overlay', 'snackbar', 'tooltip']);

beforeEach(() => emulateMedia({ features: { 'forced-colors': 'active' } }));

/**
 * Returns the colours that a browser makes of names such as CanvasText while colours are forced.
 */
function rgbOf(names: readonly string[]): string[] {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const colors = names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colors;
}

/** The shapes whose colour is none that the user chose. */
function wrongShapes(container: HTMLElement): string[] {
  const allowed = new Set([...rgbOf([...SYSTEM_COLORS, ...GROUNDS]), 'none']);
  const shapes = [...container.querySelectorAll('svg :is(path, circle, rect, ellipse, line)')];
  return shapes.flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    const wrong = [fill, stroke].filter((color) => !allowed.has(color));
    return wrong.map((color) => `${shape.closest('svg')?.getAttribute('class')}: ${color}`);
  });
}

/** The icons that are not in the colour of the text around them. */
function strangeIcons(container: HTMLElement): string[] {
  const [grey] = rgbOf(['GrayText']);
  return [...container.querySelectorAll('.icon')].flatMap((icon) => {
    const own = getComputedStyle(icon).color;
    const text = icon.parentElement ? getComputedStyle(icon.parentElement).color : '';
    return own === text || own === grey ? [] : [`${icon.parentElement?.className}: ${own}`];
  });
}

/** Lists the shapes and icons of an element that nobody can be sure to see. */
async function unreadable(element: ReactElement): Promise<string[]> {
  let container = document.body;
  await actInBrowser(() => {
    container = renderInBrowser(element);
  });
  return [...wrongShapes(container), ...strangeIcons(container)];
}

describe('where colours are forced', () => {
  const parts = Object.entries(kitSpecimens).filter(([part]) => !OPENED.has(part));
  test.each(parts)('the icons of %s have the colour of their text', async (_, load) => {
    const specimens: readonly ComponentType[] = Object.values(await load());

    for (const Specimen of specimens) expect(await unreadable(<Specimen />)).toEqual([]);
  });

  test('the icons of links, headers and the shell have the colour of their text', async () => {
    const links = await fixture<LinkListProps>('blocks/link-list/full');
    const header = await fixture<HomeHeaderProps>('headers/home-header/full');

    const found = await unreadable(
      <>
        <LinkList {...links} />
        <HomeHeader {...header} messages={{}} />
        <TopBar page={samplePage} messages={{}} data={{ topBar: SHELL.topBar }} />
        <Footer page={samplePage} messages={{}} data={{ footer: SHELL.footer }} />
      </>,
    );

    expect(found).toEqual([]);
  });
});

const LINK = { text: 'Call', url: '/call' };
const SHELL = {
  topBar: {
    logIn: LINK,
    openAccount: LINK,
    links: { items: [{ icon: 'vitrine:regular:swap', textLink: LINK }] },
  },
  footer: {
    cardStop: { textLink: LINK },
    appStores: { title: 'The app', android: LINK, ios: LINK },
  },
};

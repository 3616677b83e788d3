import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import '../../theme/index.css';
import { AccordionItems } from './accordion-items.tsx';

const ITEMS = [
  { id: 1, header: 'First', content: <p>One</p> },
  { id: 2, header: 'Second', content: <p>Two</p> },
  { id: 3, header: 'Third', content: <p>Three</p> },
];

/** A page as it came from the server, whose script may come yet. */
function serve(element: ReactNode) {
  const container = document.createElement('div');
  const served = new DOMParser().parseFromString(renderToString(element), 'text/html');
  container.append(...served.body.childNodes);
  document.body.append(container);
  onTestFinished(() => {
    container.remove();
    window.location.hash = '';
  });

  const headers = [...container.querySelectorAll<HTMLElement>('.accordion-items__header')];
  const panels = [...container.querySelectorAll<HTMLElement>('.collapsible-panel')];
  return {
    container,
    click: (item: number) => flushSync(() => headers[item]?.click()),
    hydrate: () => hydrate(container, element),
    shown: () => panels.filter((panel) => panel.offsetHeight > 0).map((panel) => panel.innerText),
    expanded: () => headers.map((header) => header.ariaExpanded),
  };
}

function hydrate(container: HTMLElement, element: ReactNode): string[] {
  const complaints: string[] = [];
  const onRecoverableError = (error: unknown) => void complaints.push(String(error));
  let root: ReturnType<typeof hydrateRoot> | undefined;
  flushSync(() => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
  onTestFinished(() => root?.unmount());
  return complaints;
}

const several = <AccordionItems items={ITEMS} />;
const exclusive = <AccordionItems items={ITEMS} isExclusive />;
const HYDRATED = ['false', 'true', 'false'];

describe('AccordionItems whose script is late', () => {
  test('CO-005 a click shows the content, as any link to it does', async () => {
    const { click, shown } = serve(several);

    click(1);

    await expect.poll(shown).toEqual(['Two']);
  });

  test('CO-005 what was opened before the script came stays open, and nothing moves', async () => {
    const error = vi.spyOn(console, 'error');
    onTestFinished(() => error.mockRestore());
    const { container, click, hydrate: start, shown, expanded } = serve(several);
    click(1);
    await expect.poll(shown).toEqual(['Two']);
    const before = container.offsetHeight;

    const complaints = start();
    const after = container.offsetHeight;

    await expect.poll(expanded).toEqual(HYDRATED);
    expect([after, container.offsetHeight]).toEqual([before, before]);
    expect(container.getAnimations({ subtree: true }).filter(isGrowing)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  test('CO-006 what was opened before the script came closes with a click', async () => {
    const { click, hydrate: start, shown, expanded, container } = serve(several);
    click(1);
    start();
    await expect.poll(expanded).toEqual(HYDRATED);

    click(1);
    for (const animation of container.getAnimations({ subtree: true })) animation.finish();

    expect(shown()).toEqual([]);
  });

  test(
    'CO-007 in exclusive mode it closes when another one is opened',
    { tags: ['deep'] },
    async () => {
      const { click, hydrate: start, expanded } = serve(exclusive);
      click(1);
      start();
      await expect.poll(expanded).toEqual(HYDRATED);

      click(2);

      expect(expanded()).toEqual(['false', 'false', 'true']);
    },
  );

  test('CO-005 a link elsewhere leads to a content that was closed before', async () => {
    const { container, click, hydrate: start, expanded } = serve(several);
    start();
    click(1);
    click(1);
    const panel = container.querySelectorAll('.collapsible-panel')[1];

    window.location.hash = panel?.id ?? '';

    await expect.poll(expanded).toEqual(HYDRATED);
  });

  test('CO-006 with its script a click changes no address', () => {
    const { click, hydrate: start, expanded } = serve(several);
    start();

    click(1);

    expect(expanded()).toEqual(HYDRATED);
    expect(window.location.hash).toBe('');
  });

  test('CO-009 from right to left the left arrow moves on and the right one back', async () => {
    const { container } = serve(<div dir="rtl">{several}</div>);
    hydrate(container, <div dir="rtl">{several}</div>);
    const headers = [...container.querySelectorAll<HTMLElement>('.accordion-items__header')];
    headers[0]?.focus();

    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(headers[1]);

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(headers[2]);
  });

  test('the header of a content that the browser went to stays in sight', async () => {
    const { container, click, shown } = serve(
      <>
        <div className="picture" />
        <AccordionItems items={ITEMS} />
      </>,
    );
    const space = container.firstElementChild;
    if (!(space instanceof HTMLElement)) throw new Error('There is no space.');
    space.style.blockSize = '3000px';
    container.style.paddingBlockEnd = '3000px';
    window.scrollTo(0, 0);

    click(1);
    await expect.poll(shown).toEqual(['Two']);

    const header = container.querySelectorAll('h3')[1];
    expect(window.scrollY).toBeGreaterThan(1000);
    expect(header && boxOf(header).top).toBeGreaterThanOrEqual(0);
  });
});

function isGrowing(animation: Animation): boolean {
  return (
    animation instanceof CSSTransition && animation.transitionProperty === 'grid-template-rows'
  );
}

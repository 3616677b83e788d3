import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { allowMotion, emulateMedia } from '#tests/emulate-media.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Collapsible, type CollapsibleActions } from './collapsible.tsx';

function renderCollapsible(props: { readonly defaultOpen?: boolean } = {}) {
  const changes: boolean[] = [];
  const actionsRef = createRef<CollapsibleActions>();
  const container = renderInBrowser(
    <Collapsible
      {...props}
      header="Delivery address"
      actionsRef={actionsRef}
      onOpenChange={(isOpen) => changes.push(isOpen)}
    >
      <p>Lange Nieuwstraat 12</p>
    </Collapsible>,
  );
  const header = container.querySelector('button');
  const panel = container.querySelector<HTMLElement>('.collapsible-panel');
  if (!header || !panel || !actionsRef.current) throw new Error('The collapsible was not drawn.');
  // Asking for its styles makes the browser take note of them: only what changes after that is a
  // transition.
  getComputedStyle(panel).getPropertyValue('opacity');
  return { header, panel, actions: actionsRef.current, changes };
}

/** Does it and draws what came of it, before any time has passed. */
const atOnce = (act: () => void) => flushSync(act);

function transitionsOf(panel: HTMLElement): CSSTransition[] {
  return panel.getAnimations().filter((each) => each instanceof CSSTransition);
}

/** Stops all transitions after so many milliseconds of them. */
function holdAt(panel: HTMLElement, time: number): void {
  for (const transition of transitionsOf(panel)) {
    transition.pause();
    transition.currentTime = time;
  }
}

function finish(panel: HTMLElement): void {
  for (const transition of transitionsOf(panel)) transition.finish();
}

const durationsOf = (panel: HTMLElement) =>
  Object.fromEntries(
    transitionsOf(panel).map((each) => [
      each.transitionProperty,
      each.effect?.getComputedTiming().duration,
    ]),
  );

beforeEach(allowMotion);

describe('Collapsible in a browser', () => {
  test('CO-001 grows to the height of its content, and stays there', { tags: ['deep'] }, () => {
    const { header, panel } = renderCollapsible();

    atOnce(() => header.click());
    holdAt(panel, 0);
    const [atFirst, opacityAtFirst] = [panel.offsetHeight, getComputedStyle(panel).opacity];
    holdAt(panel, 60);
    const onTheWay = panel.offsetHeight;
    finish(panel);

    expect([atFirst, opacityAtFirst]).toEqual([0, '0']);
    expect(onTheWay).toBeGreaterThan(0);
    expect(onTheWay).toBeLessThan(panel.offsetHeight);
    expect(panel.offsetHeight).toBe(panel.firstElementChild?.scrollHeight);
    expect(getComputedStyle(panel).opacity).toBe('1');
  });

  test('CO-001 leaves the page only when it has finished closing', () => {
    const { header, panel } = renderCollapsible({ defaultOpen: true });

    atOnce(() => header.click());
    holdAt(panel, 349);
    const onTheWay = getComputedStyle(panel).display;
    finish(panel);

    expect(header.ariaExpanded).toBe('false');
    expect(onTheWay).toBe('grid');
    expect(getComputedStyle(panel).display).toBe('none');
  });

  test.each([
    ['opens', false],
    ['closes', true],
  ])('CO-003 CO-004 the height takes 200 ms and the opacity 350 ms when it %s', (_, isOpen) => {
    const { header, panel } = renderCollapsible({ defaultOpen: isOpen });

    atOnce(() => header.click());

    expect(durationsOf(panel)).toMatchObject({ 'grid-template-rows': 200, opacity: 350 });
  });

  test('CO-003 after 200 ms it has its whole height while the opacity still grows', () => {
    const { header, panel } = renderCollapsible();

    atOnce(() => header.click());
    holdAt(panel, 200);
    const height = panel.offsetHeight;
    const opacity = Number(getComputedStyle(panel).opacity);
    finish(panel);

    expect(height).toBe(panel.offsetHeight);
    expect(opacity).toBeLessThan(1);
  });

  test('CO-002 a click and toggle() are ignored while a transition runs, and no longer', () => {
    const { header, panel, actions, changes } = renderCollapsible();

    atOnce(() => header.click());
    holdAt(panel, 100);
    atOnce(() => header.click());
    atOnce(() => actions.toggle());
    expect(header.ariaExpanded).toBe('true');
    expect(changes).toEqual([true]);

    finish(panel);
    atOnce(() => header.click());
    expect(header.ariaExpanded).toBe('false');
    expect(changes).toEqual([true, false]);
  });

  test('CO-002 hide() and show() turn a running transition round where it is', () => {
    const { header, panel, actions, changes } = renderCollapsible();

    atOnce(() => actions.show());
    holdAt(panel, 60);
    const before = panel.offsetHeight;
    atOnce(() => actions.hide());
    holdAt(panel, 0);

    expect(before).toBeGreaterThan(0);
    expect(panel.offsetHeight).toBe(before);
    expect(header.ariaExpanded).toBe('false');

    atOnce(() => actions.show());
    finish(panel);
    expect(panel.offsetHeight).toBeGreaterThan(before);
    expect(changes).toEqual([true, false, true]);
  });

  test('what stands open from the start does not unfold', () => {
    const { panel } = renderCollapsible({ defaultOpen: true });

    expect(transitionsOf(panel)).toEqual([]);
    expect(panel.offsetHeight).toBeGreaterThan(0);
  });

  test('CO-001 CO-002 opens and closes at once for whoever wants less motion', async () => {
    await emulateMedia();
    const { header, panel, changes } = renderCollapsible();

    atOnce(() => header.click());
    expect(panel.getAnimations()).toEqual([]);
    expect(panel.offsetHeight).toBeGreaterThan(0);

    atOnce(() => header.click());
    expect(getComputedStyle(panel).display).toBe('none');
    expect(changes).toEqual([true, false]);
  });

  test('the header is large enough for a finger and shows its focus', () => {
    const { header } = renderCollapsible();

    header.focus({ focusVisible: true });

    expect(header.offsetHeight).toBeGreaterThanOrEqual(44);
    expect(getComputedStyle(header).outline).toContain('2px');
  });
});

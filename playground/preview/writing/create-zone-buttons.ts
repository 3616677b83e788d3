import type { Wording, ZoneWording } from '../words-over-page.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { listComponents } from '../../state/structure/component-lists.ts';

/** The buttons in the places of empty zones. */
export interface ZoneButtons {
  /** Offers the zones of the page that are empty; without words for that, none. */
  readonly offer: (wording: Wording | undefined) => void;
  /** The page on the screen has changed. */
  readonly refresh: () => void;
  /** Puts the buttons where their zones would be now. */
  readonly place: () => void;
}

interface ZoneButtonsOptions {
  readonly shown: () => DisplayedPage | undefined;
  /** Is called with the pointer of a zone. */
  readonly onAdd: (pointer: string) => void;
}

interface Row {
  readonly element: HTMLElement;
  readonly place: EmptyPlace;
}

/** So far below what stands before it is a row where there is more room, in CSS pixels. */
const GAP_PX = 24;

/**
 * Makes buttons in a layer over the page. An empty zone takes no space, so its button stands
 * between its neighbours, and nothing of the page is moved.
 */
export function createZoneButtons(
  layer: HTMLElement,
  { shown, onAdd }: ZoneButtonsOptions,
): ZoneButtons {
  const { ownerDocument: document } = layer;
  let wording: Wording | undefined;
  let rows: readonly Row[] = [];
  let written = '[]';
  let pressed: HTMLElement | undefined;

  const press: OnPress = (pointer, button) => {
    pressed = button;
    onAdd(pointer);
  };
  // A person comes back from the window around the page to the button that led there.
  document.defaultView?.addEventListener('focus', () => {
    pressed?.focus();
    pressed = undefined;
  });
  const findMain = () => document.getElementById('main') ?? undefined;
  const place = () => {
    const main = findMain();
    for (const row of rows) if (main) placeRow(row, main);
  };
  const sizes = new ResizeObserver(place);
  const showPlaces = (places: readonly EmptyPlace[]) => {
    const next = JSON.stringify([wording?.language, places.map(({ zones }) => zones)]);
    // A button that stays keeps the focus.
    const reused = next === written ? rows : undefined;
    if (!reused) rows.forEach(({ element }) => element.remove());
    rows = places.map((own, index) => ({
      place: own,
      element: reused?.[index]?.element ?? createRow(layer, own.zones, press),
    }));
    rows.forEach(({ element }) => (element.lang = wording?.language ?? ''));
    written = next;
  };
  const refresh = () => {
    const [main, response] = [findMain(), shown()?.page.response];
    const isOffered = wording?.zones && main && response;
    showPlaces(isOffered ? findEmptyPlaces(response, wording?.zones ?? [], main) : []);
    sizes.disconnect();
    if (main && rows.length > 0) [main, ...main.children].forEach((each) => sizes.observe(each));
    place();
  };
  return {
    offer(next) {
      wording = next;
      refresh();
    },
    refresh,
    place,
  };
}

type OnPress = (pointer: string, button: HTMLElement) => void;

function createRow(layer: HTMLElement, zones: EmptyPlace['zones'], onPress: OnPress): HTMLElement {
  const row = layer.ownerDocument.createElement('div');
  row.className = 'playground-writing__zones';
  row.append(...zones.map((zone) => createButton(layer.ownerDocument, zone, onPress)));
  layer.append(row);
  return row;
}

function createButton(
  document: Document,
  { pointer, text }: Required<ZoneWording>,
  onPress: OnPress,
): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'playground-writing__add';
  button.textContent = text;
  button.addEventListener('click', () => onPress(pointer, button));
  // The layer does not scroll: the page below it does.
  button.addEventListener('focus', () => bringIntoSight(button));
  return button;
}

function bringIntoSight(button: HTMLElement): void {
  const window = button.ownerDocument.defaultView;
  const { top, bottom } = button.getBoundingClientRect();
  if (!window || (top >= 0 && bottom <= window.innerHeight)) return;
  window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
}

/** Stands close behind what is before it, and in the middle of a space that is not even as high. */
function placeRow({ element, place: { before, after } }: Row, main: Element): void {
  const { left, top, bottom, width } = main.getBoundingClientRect();
  const start = before?.getBoundingClientRect().bottom ?? top;
  const end = after?.getBoundingClientRect().top ?? bottom;
  element.style.setProperty('width', `${width}px`);
  const free = end - start - element.offsetHeight;
  const y = start + Math.min(GAP_PX, free / 2);
  element.style.setProperty('transform', `translate(${left}px, ${y}px)`);
}

/** The place of empty zones that no other zone stands between. */
interface EmptyPlace {
  readonly zones: readonly Required<ZoneWording>[];
  /** The elements before and after it, in the element of all zones. */
  readonly before: Element | undefined;
  readonly after: Element | undefined;
}

/** Finds where zones of a page are empty, in the order of the page. */
function findEmptyPlaces(
  response: unknown,
  zones: readonly ZoneWording[],
  main: Element,
): readonly EmptyPlace[] {
  const places: EmptyPlace[] = [];
  let empty: Required<ZoneWording>[] = [];
  let before = findHeading(main);
  const end = (after: Element | undefined) => {
    if (empty.length > 0) places.push({ zones: empty, before, after });
    empty = [];
  };
  for (const { pointer, text } of zones) {
    const element = findZone(pointer, main);
    if (element) {
      end(element);
      before = element;
    } else if (
      text !== undefined &&
      listComponents(response, `${pointer}/flexComponents`).length === 0
    ) {
      empty.push({ pointer, text });
    }
  }
  end(undefined);
  return places;
}

/** Finds the element of a zone, which a page has only where that shows something. */
function findZone(pointer: string, main: Element): Element | undefined {
  const name = CSS.escape(splitPointer(pointer).at(-1) ?? '');
  const zone = main.querySelector(`:scope > [data-zone="${name}"]`);
  return zone?.checkVisibility() ? zone : undefined;
}

/** A page without a header has a heading of its own, before all zones. */
function findHeading(main: Element): Element | undefined {
  return [...main.children].findLast((child) => !child.hasAttribute('data-zone'));
}

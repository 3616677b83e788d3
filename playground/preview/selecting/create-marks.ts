import type { Box } from '../protocol.ts';
import { createLayer } from './create-layer.ts';
import { createMissingMarks, type MissingMarks } from './create-missing-marks.ts';
import './marks.css';
import { measureContent, measureElement } from './measure-content.ts';

/** A component that is marked on the page. */
export interface Marked {
  readonly slot: Element;
  readonly label: string;
}

/** The outlines over the page, and the marks of what is missing on it. */
export interface Marks {
  readonly select: (marked: Marked | undefined) => void;
  /** Marks the component that a click would select. */
  readonly pointAt: (marked: Marked | undefined) => void;
  /** Outlines a single element, whatever is selected. */
  readonly showSource: (element: Element | undefined) => void;
  /** Outlines the components that differ from the page beside it. */
  readonly showDiffering: (slots: readonly Element[]) => void;
  /** Puts on each offer which one it is. */
  readonly showBadges: (marked: readonly Marked[]) => void;
  readonly showMissing: MissingMarks['show'];
  readonly findMissing: MissingMarks['findPlace'];
  /** Lets clicks on the marks of what is missing be clicks on them, or on the page below. */
  readonly toggleClicks: (isOn: boolean) => void;
}

/** The label of a component stands inside it where less space is free above, in CSS pixels. */
const LABEL_HEIGHT = 20;

/**
 * Makes the layer for outlines. It follows the page: by size, by scrolling, and once in a frame of
 * the screen. Calls back with the box of what is selected whenever that may have changed.
 */
export function createMarks(
  window: Window & typeof globalThis,
  onPlaced: (box: Box | undefined) => void,
): Marks {
  const { document } = window;
  const layer = createLayer(document, 'playground-marks');
  layer.setAttribute('aria-hidden', 'true');
  const { selected, pointed, source } = createSingleMarks(document);
  const marks = [selected, pointed, source];
  layer.append(...marks.map(({ element }) => element));
  const missing = createMissingMarks(layer);
  const differing = createMarksBelow(layer, 'differing');
  const offers = createMarksBelow(layer, 'offer');
  const listMarks = () => [...marks, ...differing.marks(), ...offers.marks()];

  let frame: number | undefined;
  const place = () => {
    frame = undefined;
    for (const mark of listMarks()) mark.place();
    missing.place();
    onPlaced(selected.box());
  };
  const placeSoon = () => {
    frame ??= window.requestAnimationFrame(place);
  };
  const sizes = new window.ResizeObserver(placeSoon);
  window.addEventListener('scroll', placeSoon, { capture: true, passive: true });
  window.addEventListener('resize', placeSoon);

  const observe = () => {
    sizes.disconnect();
    sizes.observe(document.documentElement);
    for (const { slot } of listMarks()) {
      const observed = slot();
      if (observed) sizes.observe(observed);
    }
    for (const neighbour of missing.neighbours()) sizes.observe(neighbour);
  };
  const show = (mark: Mark, marked: Marked | undefined) => {
    if (!mark.slot() && !marked) return;
    mark.show(marked);
    observe();
  };
  return {
    select(marked) {
      show(selected, marked);
      onPlaced(selected.box());
    },
    pointAt: (marked) => show(pointed, marked),
    showSource: (slot) => show(source, slot && { slot, label: '' }),
    showDiffering: (slots) =>
      differing.show(slots.map((slot) => ({ slot, label: '' }))) && observe(),
    showBadges: (marked) => offers.show(marked) && observe(),
    showMissing(places, selectedPlace, reasons) {
      if (places.length === 0 && missing.neighbours().length === 0) return;
      missing.show(places, selectedPlace, reasons);
      observe();
    },
    findMissing: missing.findPlace,
    toggleClicks: (isOn) => layer.toggleAttribute('data-clickable', isOn),
  };
}

/** The marks of which there is one of each. */
function createSingleMarks(document: Document) {
  return {
    selected: createMark(document, 'selected'),
    pointed: createMark(document, 'pointed'),
    source: createMark(document, 'source', measureElement),
  };
}

/** Marks of one kind on any number of components, below what is selected and pointed at. */
function createMarksBelow(layer: Element, name: 'differing' | 'offer') {
  let marks: readonly Mark[] = [];
  return {
    marks: () => marks,
    /** Returns true if there were some before, or are some now. */
    show(marked: readonly Marked[]): boolean {
      const hadSome = marks.length > 0;
      for (const { element } of marks) element.remove();
      marks = marked.map((each) => {
        const mark = createMark(layer.ownerDocument, name);
        layer.prepend(mark.element);
        mark.show(each);
        return mark;
      });
      return hadSome || marks.length > 0;
    },
  };
}

interface Mark {
  readonly element: HTMLElement;
  readonly slot: () => Element | undefined;
  readonly show: (marked: Marked | undefined) => void;
  readonly place: () => void;
  /** Returns where it was placed last. */
  readonly box: () => Box | undefined;
}

function createMark(document: Document, name: string, measure = measureContent): Mark {
  const element = document.createElement('div');
  element.className = 'playground-marks__mark';
  element.dataset['mark'] = name;
  element.hidden = true;
  const label = document.createElement('span');
  label.className = 'playground-marks__label';
  if (name === 'selected' || name === 'offer') element.append(label);
  let slot: Element | undefined;
  let box: Box | undefined;

  const place = () => {
    box = slot && measure(slot);
    // Said again, it would have styles computed again.
    if (element.hidden === Boolean(box)) element.hidden = !box;
    if (!box) return;
    element.style.setProperty('transform', `translate(${box.x}px, ${box.y}px)`);
    element.style.setProperty('width', `${box.width}px`);
    element.style.setProperty('height', `${box.height}px`);
    element.dataset['edge'] = box.y < LABEL_HEIGHT ? 'top' : '';
  };
  return {
    element,
    slot: () => slot,
    show(marked) {
      slot = marked?.slot;
      label.textContent = marked?.label ?? '';
      place();
    },
    place,
    box: () => box,
  };
}

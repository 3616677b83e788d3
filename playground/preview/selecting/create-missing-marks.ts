import type { Box } from '../protocol.ts';
import type { Reasons } from '../words-over-page.ts';
import { measureContent } from './measure-content.ts';
import type { MissingPlace } from './missing-places.ts';

/** The marks in the places of parts that are not shown. */
export interface MissingMarks {
  /** Marks places, and one of them as selected. Reasons are English unless others are given. */
  readonly show: (
    places: readonly MissingPlace[],
    selected: MissingPlace | undefined,
    reasons?: Reasons,
  ) => void;
  /** Puts each mark where its place is now. */
  readonly place: () => void;
  /** The elements beside the places, whose size moves them. */
  readonly neighbours: () => readonly Element[];
  /** Returns the place whose mark an element is or stands in. */
  readonly findPlace: (element: Element) => MissingPlace | undefined;
}

interface Mark {
  readonly element: HTMLElement;
  readonly place: MissingPlace;
}

/** The label of a mark stands below its line where less space is free above, in CSS pixels. */
const LABEL_HEIGHT = 28;

/**
 * Makes marks in a layer over the page. A part that is missing takes no space, so its mark is a
 * line between what stands beside it, with the reason on it.
 */
export function createMissingMarks(layer: HTMLElement): MissingMarks {
  let marks: readonly Mark[] = [];

  const place = () => {
    for (const mark of marks) {
      const box = lineOf(mark.place);
      mark.element.hidden = !box;
      if (!box) continue;
      mark.element.style.setProperty('transform', `translate(${box.x}px, ${box.y}px)`);
      mark.element.style.setProperty('width', `${box.width}px`);
      mark.element.style.setProperty('height', `${box.height}px`);
      mark.element.dataset['edge'] = box.y < LABEL_HEIGHT ? 'top' : '';
    }
  };
  return {
    show(places, selected, reasons) {
      marks.forEach(({ element }) => element.remove());
      marks = places.map((each) => {
        const element = createElement(layer.ownerDocument, each, reasons);
        element.dataset['selected'] = String(each === selected);
        return { element, place: each };
      });
      layer.append(...marks.map(({ element }) => element));
      place();
    },
    place,
    neighbours: () => marks.flatMap((mark) => neighboursOf(mark.place)),
    findPlace: (element) => marks.find((mark) => mark.element.contains(element))?.place,
  };
}

const ENGLISH: Reasons = { language: 'en', texts: {} };

function createElement(
  document: Document,
  { parts: [first, ...others] }: MissingPlace,
  { language, texts }: Reasons = ENGLISH,
) {
  const element = document.createElement('div');
  element.className = 'playground-marks__missing';
  const label = document.createElement('span');
  label.className = 'playground-marks__reason';
  const count = others.length > 0 ? ` +${others.length}` : '';
  const message = first?.message ?? '';
  const translated = Object.hasOwn(texts, message) ? texts[message] : undefined;
  label.lang = translated === undefined ? ENGLISH.language : language;
  label.textContent = `${translated ?? message}${count}`;
  element.append(label);
  return element;
}

function neighboursOf({ before, after, within }: MissingPlace): readonly Element[] {
  return [before, after, within].filter((each) => each !== undefined);
}

/**
 * Returns the line where something is missing: between its neighbours, which stand below or beside
 * each other, at the edge of the only one, or around what holds nothing else.
 */
function lineOf({ before, after, within }: MissingPlace): Box | undefined {
  const [first, second] = [before && measureContent(before), after && measureContent(after)];
  if (first && second) return between(first, second);
  if (first) return { ...first, y: first.y + first.height, height: 0 };
  if (second) return { ...second, height: 0 };
  return within?.isConnected ? within.getBoundingClientRect() : undefined;
}

function between(first: Box, second: Box): Box {
  const end = first.y + first.height;
  if (second.y + 1 < end) {
    const x = (first.x + first.width + second.x) / 2;
    return { x, y: first.y, width: 0, height: Math.max(first.height, second.height) };
  }
  const x = Math.min(first.x, second.x);
  const width = Math.max(first.x + first.width, second.x + second.width) - x;
  return { x, y: (end + second.y) / 2, width, height: 0 };
}

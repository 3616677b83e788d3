import type { ElementEvent, MeasurementEvent } from '../../services/measurement/index.ts';
import { describeElement, MEASURED, type DeclaredAction } from './describe-element.ts';
import { listPageEvents, type VisiblePage } from './list-page-events.ts';
import { locateElement } from './locate-element.ts';

/** The event that a click on an element would be, and where the element stands. */
export interface DeclaredEvent {
  readonly event: ElementEvent | DeclaredAction;
  readonly position: string;
}

/** The events that a page declares. */
export interface DeclaredEvents {
  /** Those of its view, in their order. */
  readonly view: readonly MeasurementEvent[];
  /** Those of the elements on which a visitor may click, in the order of the page. */
  readonly clicks: readonly DeclaredEvent[];
}

/** A dialog that is closed is not there for anybody, though it stands on every page. */
const CLOSED = 'dialog:not([open])';

/** Lists the events of a page for tools: those of its view, and those of its elements. */
export function listDeclaredEvents(page: VisiblePage): DeclaredEvents {
  const elements = [...page.element.querySelectorAll(MEASURED)];
  const clicks = elements.flatMap((element) => {
    const event = element.closest(CLOSED) ? undefined : describeElement(element);
    return event ? [{ event, position: locateElement(element, MEASURED) }] : [];
  });
  return { view: listPageEvents(page), clicks };
}

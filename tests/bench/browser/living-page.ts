import { createExperience, type Experience, type Registry } from '#renderer';
import { createMemoryHost } from '#renderer/memory';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';

/** One page in this window, rendered by the product from what its content service answers. */
export interface LivingPage {
  readonly experience: Experience;
  /** The element that the page stands in. */
  readonly element: HTMLElement;
  /** Returns the times that the latest rendering took. */
  readonly took: () => Took;
  /** Fetches another text and shows what it says. Every object of it is new. */
  readonly show: (text: string) => Promise<void>;
  readonly dispose: () => void;
}

export interface Took {
  /** The time from asking the service, which answers at once, to the DOM, in milliseconds. */
  readonly textToDomMs: number;
  /** The time from a finished plan to the DOM. */
  readonly planToDomMs: number;
}

type Steps = NonNullable<Experience['rendered']>['steps'];

/** Opens a page in an empty document. Throws where anything at all is reported. */
export async function openPage(text: string, registry: Registry): Promise<LivingPage> {
  const clock = createClock();
  let sent = text;
  const memory = createMemoryHost({ url: ADDRESS, fetch: (request) => answer(request, sent) });
  const element = emptyPage();
  clock.restart();
  const living = await createExperience(window, {
    registry,
    experience,
    host: { ...memory, now: () => clock.now() },
    onProblem: complain,
  });
  let took = clock.tell(living.rendered?.steps);

  return {
    experience: living,
    element,
    took: () => took,
    async show(next) {
      sent = next;
      clock.restart();
      const rerendered = await living.rerender();
      took = clock.tell(rerendered?.steps);
    },
    dispose: () => living.dispose(),
  };
}

/** An element to render a page into, alone in the document. */
function emptyPage(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'page';
  document.body.replaceChildren(element);
  return element;
}

/**
 * The trace counts from the moment when it first asks for the time; what is rendered comes after
 * its last step.
 */
function createClock() {
  let startedAt = Number.NaN;
  let traceBegan: number | undefined;
  return {
    now() {
      const moment = performance.now();
      traceBegan ??= moment;
      return moment;
    },
    restart() {
      traceBegan = undefined;
      startedAt = performance.now();
    },
    tell(steps: Steps = []): Took {
      const renderedAt = performance.now();
      const planReadyMs = Math.max(...steps.map((step) => step.startedMs + step.durationMs));
      return {
        textToDomMs: renderedAt - startedAt,
        planToDomMs: renderedAt - (traceBegan ?? Number.NaN) - planReadyMs,
      };
    },
  };
}

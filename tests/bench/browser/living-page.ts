import { createExperience, type Registry } from '#renderer';
import { createMemoryHost } from '#renderer/memory';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';
import { responseWith, type Authored } from '../pages/sample-page.ts';

/** One page in this window, rendered by the product from what its content service answers. */
export interface LivingPage {
  /** How long the latest rendering took. */
  readonly took: () => Took;
  /** Shows other components. They come as a new text, so every object of their model is new. */
  readonly show: (components: readonly Authored[]) => Promise<void>;
  readonly dispose: () => void;
}

export interface Took {
  /** From a model that is checked and prepared to the DOM, in milliseconds. */
  readonly modelToDomMs: number;
  /** From a finished plan to the DOM. */
  readonly planToDomMs: number;
}

type Steps = NonNullable<Awaited<ReturnType<typeof createExperience>>['rendered']>['steps'];

/** Opens a page in an empty document. Throws where anything at all is reported. */
export async function openPage(
  components: readonly Authored[],
  registry: Registry,
): Promise<LivingPage> {
  const clock = createClock();
  let shown = components;
  const memory = createMemoryHost({
    url: ADDRESS,
    fetch: (request) => answer(request, JSON.stringify(responseWith(shown))),
  });
  emptyPage();
  const living = await createExperience(window, {
    registry,
    experience,
    host: { ...memory, now: () => clock.now() },
    onProblem: complain,
  });
  let took = clock.tell(living.rendered?.steps);

  return {
    took: () => took,
    async show(next) {
      shown = next;
      clock.restart();
      const redrawn = await living.rerender();
      took = clock.tell(redrawn?.steps);
    },
    dispose: () => living.dispose(),
  };
}

/** An element to render a page into, alone in the document. */
export function emptyPage(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'page';
  document.body.replaceChildren(element);
  return element;
}

/** The trace counts from the moment when it first asks for the time; what is rendered comes after its last step. */
function createClock() {
  let traceBegan: number | undefined;
  return {
    now() {
      const moment = performance.now();
      traceBegan ??= moment;
      return moment;
    },
    restart() {
      traceBegan = undefined;
    },
    tell(steps: Steps = []): Took {
      const drawnAt = performance.now() - (traceBegan ?? Number.NaN);
      const planning = steps.find(({ step }) => step === 'plan-page');
      const planReadyAt = Math.max(...steps.map((step) => step.startedMs + step.durationMs));
      return {
        modelToDomMs: drawnAt - (planning?.startedMs ?? Number.NaN),
        planToDomMs: drawnAt - planReadyAt,
      };
    },
  };
}

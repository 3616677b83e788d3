import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AccordionItems } from '../../../registry/kit/accordion/accordion-items.tsx';
import type { Measured } from '../figures.ts';
import { bestOfRounds } from '../rounds.ts';

const MAX_RATIO = 2;
const MANY = 5_000;
const FEW = 50;

/** Measures the cost of opening one item among many, against opening one among few. */
export async function measureAccordion(): Promise<Measured> {
  const many = openAccordion(MANY);
  const few = openAccordion(FEW);
  const { subjectMs, baselineMs } = await bestOfRounds(
    { subject: many.openOne, baseline: few.openOne },
    { warmUps: 20, rounds: 60 },
  );
  many.dispose();
  few.dispose();
  const figure = {
    name: `accordion, one of ${MANY.toLocaleString('en')} items opened`,
    value: subjectMs,
    baseline: baselineMs,
    unit: 'ms',
    bound: MAX_RATIO,
  } as const;
  return { figures: [figure], notes: [] };
}

function openAccordion(count: number) {
  const items = Array.from({ length: count }, (_, index) => {
    const text = `Question ${index + 1}`;
    return { id: text, header: text, content: text };
  });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(<AccordionItems items={items} />));
  const header = container.querySelector<HTMLElement>('.accordion-items__header');
  const click = () => {
    flushSync(() => header?.click());
    // Asking for a size makes the browser lay out the page.
    return container.offsetHeight;
  };

  return {
    /** Opens the first one, and closes it when that has been measured. */
    openOne: (): number => {
      const startedAt = performance.now();
      click();
      const tookMs = performance.now() - startedAt;
      if (header?.ariaExpanded !== 'true') throw new Error('An item did not open.');
      click();
      return tookMs;
    },
    dispose() {
      root.unmount();
      container.remove();
    },
  };
}

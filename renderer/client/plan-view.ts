import { createElement } from 'react';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Plan, PlannedItem } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { EntryCode, LoadedCode } from '../registry/index.ts';
import { Page } from '../view/index.ts';
import { createLiveItemStore } from './live-slot.tsx';

/**
 * Shows plan after plan in one root. It does so at once, effects included: an author who types sees
 * the change in the next frame.
 */
export interface PlanView {
  readonly show: (plan: Plan, code: LoadedCode) => void;
  /** Shows a plan in which one item took the place of another, or none did. */
  readonly change: (plan: Plan, replaced: Replaced | undefined) => void;
}

interface Replaced {
  readonly before: PlannedItem;
  readonly after: PlannedItem;
}

/**
 * Creates the view that shows one plan after the other. React does not render again what is the
 * same in both: objects and the map of loaded code stay the same ones.
 */
export function createPlanView(root: Root, platform: Platform): PlanView {
  const code = new Map<string, EntryCode>();
  const live = createLiveItemStore();
  const render = (plan: Plan) => root.render(createElement(Page, { plan, code, platform, live }));

  return {
    show(plan, loaded) {
      addNew(code, loaded);
      flushSync(() => render(plan));
    },
    change(plan, replaced) {
      if (!replaced) return;
      const { before, after } = replaced;
      flushSync(() => {
        if (!live.replace(before, after)) render(plan);
      });
    },
  };
}

/**
 * Code that is there already stays the same object, or everything made of it would be rendered
 * again.
 */
function addNew(code: Map<string, EntryCode>, loaded: LoadedCode): void {
  for (const [name, own] of loaded) {
    const known = code.get(name);
    if (known?.Component !== own.Component || known.messages !== own.messages) code.set(name, own);
  }
}

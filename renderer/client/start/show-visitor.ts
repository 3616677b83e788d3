import { createElement } from 'react';
import type { DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';
import { isRecord } from '#schemas/is-record.ts';
import { OUTERMOST } from '../../markup/index.ts';
import { getInertDocument, createNodes, morphNodes } from '../../nodes/index.ts';
import { getEntryName, type Registry } from '../../registry/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { readClientPlan } from './interactive-slots.ts';

export interface ShowVisitorOptions {
  readonly visitor: Visitor;
  /** The entries of the parts that show a visitor. */
  readonly registry: Registry;
}

/** A part of the shell that stands on the page, with all that it is rendered from. */
interface DisplayedPart {
  readonly slot: Element;
  readonly render: (visitor: DisplayedVisitor | undefined) => void;
}

/**
 * Renders the parts of the shell that show who is signed in, which a server cannot know: once the
 * session is known, and anew whenever it changes, in whichever tab. It takes no React; what stands
 * stays where it is still wanted, so that focus and open menus are kept. Resolves once they have
 * been rendered, with what ends that.
 */
export async function showVisitor(
  { document }: Window,
  { visitor, registry }: ShowVisitorOptions,
): Promise<() => void> {
  const parts = await partsOf(document, registry);
  let shown: string | undefined;
  const render = () => {
    const { shown: now } = visitor.facts();
    const text = JSON.stringify(now ?? null);
    if (text === shown) return;
    shown = text;
    for (const part of parts) part.render(now);
  };
  render();
  return visitor.subscribe(render);
}

async function partsOf(document: Document, registry: Registry): Promise<DisplayedPart[]> {
  const plan = readClientPlan(document);
  const items = plan?.slots.flatMap((slot) => slot.items) ?? [];
  const parts = items.map(async (item): Promise<DisplayedPart[]> => {
    if (item.state !== 'static' || !item.shown) return [];
    const { type, key, shown } = item;
    const slot = document.querySelector(`.slot[data-key="${CSS.escape(key)}"]`);
    const entry = registry.get('shell', type);
    if (!slot || !entry) return [];
    const Component = await entry.load();
    const messages = plan?.messages[getEntryName({ kind: 'shell', type })];
    const render = (visitor: DisplayedVisitor | undefined) => {
      const props = { ...shown, page: pageFor(shown['page'], visitor), messages };
      const element = getInertDocument().createElement('div');
      for (const { name, value } of slot.attributes) element.setAttribute(name, value);
      createNodes(createElement(Component, props), element, OUTERMOST);
      morphNodes(slot, element, new Map());
    };
    return [{ slot, render }];
  });
  return (await Promise.all(parts)).flat();
}

/** A visitor who turns out to have no session gets the page of one who is not signed in. */
function pageFor(page: unknown, visitor: DisplayedVisitor | undefined): unknown {
  if (!isRecord(page)) return page;
  return visitor ? { ...page, visitor } : { ...page, session: 'anonymous' };
}

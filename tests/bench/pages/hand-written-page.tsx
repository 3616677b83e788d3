import type { ComponentType, ReactNode } from 'react';
import type { Registry, Messages } from '#renderer';
import type { CleanComponent } from './clean-page.ts';

/** The same components as the renderer draws, looked up once. */
export type Drawings = ReadonlyMap<string, Drawing>;

interface Drawing {
  readonly Component: ComponentType<{
    readonly children?: ReactNode;
    readonly messages?: Messages;
  }>;
  readonly messages?: Messages;
}

interface HandWrittenPageProps {
  readonly components: readonly CleanComponent[];
  readonly drawings: Drawings;
}

/** A page as somebody writes it who has no renderer: the same DOM, and nothing that guards or watches it. */
export function HandWrittenPage({ components, drawings }: HandWrittenPageProps) {
  return (
    <main className="page__main" id="main" tabIndex={-1}>
      <div className="zone" data-zone="flexZone">
        <Slots components={components} drawings={drawings} />
      </div>
    </main>
  );
}

function Slots({ components, drawings }: HandWrittenPageProps): ReactNode {
  return components.map(({ type, key, props, children }) => {
    const drawing = drawings.get(type);
    if (!drawing) return null;
    const { Component, messages } = drawing;
    return (
      <div key={key} className="slot" data-type={type} data-key={key}>
        <Component {...props} {...(messages && { messages })}>
          {children && <Slots components={children} drawings={drawings} />}
        </Component>
      </div>
    );
  });
}

/** Loads the code and the English words of every component. */
export async function loadDrawings({ entries }: Registry): Promise<Drawings> {
  const components = entries.filter(({ kind }) => kind === 'component');
  return new Map(
    await Promise.all(
      components.map(async ({ type, load, messages: loadMessages }) => {
        const messages = await loadMessages?.('en-GB');
        // What an entry loads takes the props of its own schema, which no list of entries can name.
        const Component = (await load()) as Drawing['Component'];
        return [type, { Component, ...(messages && { messages }) }] as const;
      }),
    ),
  );
}

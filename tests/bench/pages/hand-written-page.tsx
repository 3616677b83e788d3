import type { ComponentType, ReactNode } from 'react';
import type { Registry, Messages } from '#renderer';
import type { CleanComponent } from './clean-page.ts';

/** The same components as the renderer renders, looked up once. */
export type CodeByType = ReadonlyMap<string, ItemCode>;

interface ItemCode {
  readonly Component: ComponentType<{
    readonly children?: ReactNode;
    readonly messages?: Messages;
  }>;
  readonly messages?: Messages;
}

interface HandWrittenPageProps {
  readonly components: readonly CleanComponent[];
  readonly codeByType: CodeByType;
}

/** A page as somebody writes it who has no renderer: the same DOM, and nothing that guards or watches it. */
export function HandWrittenPage({ components, codeByType }: HandWrittenPageProps) {
  return (
    <main className="page__main" id="main" tabIndex={-1}>
      <div className="zone" data-zone="flexZone">
        <Slots components={components} codeByType={codeByType} />
      </div>
    </main>
  );
}

function Slots({ components, codeByType }: HandWrittenPageProps): ReactNode {
  return components.map(({ type, key, props, children }) => {
    const code = codeByType.get(type);
    if (!code) return null;
    const { Component, messages } = code;
    return (
      <div key={key} className="slot" data-type={type} data-key={key}>
        <Component {...props} {...(messages && { messages })}>
          {children && <Slots components={children} codeByType={codeByType} />}
        </Component>
      </div>
    );
  });
}

/** Loads the code and the English messages of every component. */
export async function loadCodeByType({ entries }: Registry): Promise<CodeByType> {
  const components = entries.filter(({ kind }) => kind === 'component');
  return new Map(
    await Promise.all(
      components.map(async ({ type, load, messages: loadMessages }) => {
        const messages = await loadMessages?.('en-GB');
        // What an entry loads takes the props of its own schema, which no list of entries can name.
        const Component = (await load()) as ItemCode['Component'];
        return [type, { Component, ...(messages && { messages }) }] as const;
      }),
    ),
  );
}

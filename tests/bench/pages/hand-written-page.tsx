import type { ComponentType, ReactNode } from 'react';
import type { Registry, Messages } from '#renderer';
import type { CleanComponent, CleanPage } from './clean-page.ts';

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
  readonly page: CleanPage;
  readonly codeByType: CodeByType;
}

/**
 * A page as somebody writes it who has no renderer: its components, and no slot or anything else
 * around each of them.
 */
export function HandWrittenPage({ page, codeByType }: HandWrittenPageProps) {
  return (
    <main className="page__main" id="main" tabIndex={-1}>
      <h1 className="page-heading visually-hidden">{page.title}</h1>
      <div className="zone" data-zone="flexZone">
        {elementsOf(page.components, codeByType)}
      </div>
    </main>
  );
}

function elementsOf(components: readonly CleanComponent[], codeByType: CodeByType): ReactNode {
  return components.map(({ type, key, props, children }) => {
    const code = codeByType.get(type);
    if (!code) return null;
    const { Component, messages } = code;
    return (
      <Component key={key} {...props} {...(messages && { messages })}>
        {children && elementsOf(children, codeByType)}
      </Component>
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
        // The code of an entry takes the props of its own schema, which no list of entries can
        // name.
        const Component = (await load()) as ItemCode['Component'];
        return [type, { Component, ...(messages && { messages }) }] as const;
      }),
    ),
  );
}

import type { ReactElement } from 'react';
import { loadCode, getEntryName, type Registry } from '../registry/index.ts';
import type { Platform } from '../platform/index.ts';
import type { PlannedEntry } from '../plan/index.ts';
import { FeatureState } from './feature-state.tsx';
import { PlatformContext } from './platform-context.ts';

/** The element of an item with other props than its own. */
export type ItemView = (props: Readonly<Record<string, unknown>>) => ReactElement;

/**
 * Loads what a tool needs to find out what a component would show: its element alone, outside of
 * the page, with bare places for what stands inside it. Undefined where its code does not arrive.
 */
export async function loadItemView(
  item: Pick<PlannedEntry, 'kind' | 'type' | 'children'>,
  registry: Registry,
  platform: Platform,
): Promise<ItemView | undefined> {
  const { code } = await loadCode([item], registry, platform.i18n);
  const own = code.get(getEntryName(item));
  if (!own) return undefined;
  const { Component, messages } = own;
  const places = item.children
    ?.filter(({ state }) => state !== 'faulty')
    .map(({ key }) => <div key={key} className="slot" />);
  return (props) => {
    const element = (
      <Component {...props} {...(messages && { messages })}>
        {places}
      </Component>
    );
    return (
      <PlatformContext value={platform}>
        {item.kind === 'feature' ? (
          <FeatureState name={item.type}>{element}</FeatureState>
        ) : (
          element
        )}
      </PlatformContext>
    );
  };
}

import { useLayoutEffect, type ComponentType } from 'react';
import { createRegistry, type Registry } from '#renderer';

export interface MountingRegistry {
  readonly registry: Registry;
  /** Resolves once so many components of a page respond, counted from now on. */
  readonly mounted: (count: number) => Promise<void>;
}

/**
 * The same entries, each of which counts when a component of it responds: once React has run its
 * effects.
 */
export function countMounts({ entries }: Registry): MountingRegistry {
  let left = 0;
  let onLast: (() => void) | undefined;
  const note = () => {
    left -= 1;
    if (left === 0) onLast?.();
  };
  const counted = entries.map((entry) => ({
    ...entry,
    load: async (): Promise<ComponentType<object>> => {
      const Component = await entry.load();
      return (props) => {
        useLayoutEffect(note, []);
        return <Component {...props} />;
      };
    },
  }));
  return {
    registry: createRegistry(counted),
    mounted(count) {
      left = count;
      const { promise, resolve } = Promise.withResolvers<void>();
      onLast = resolve;
      if (count === 0) resolve();
      return promise;
    },
  };
}

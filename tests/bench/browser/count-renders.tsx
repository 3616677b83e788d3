import type { ComponentType } from 'react';
import { createRegistry, type Registry } from '#renderer';

export interface CountedRegistry {
  readonly registry: Registry;
  /** Returns the number of times that any component has been rendered since the last call. */
  readonly takeCount: () => number;
}

/** The same entries, each of which counts the renders of its component. */
export function countRenders({ entries }: Registry): CountedRegistry {
  let count = 0;
  const counted = entries.map((entry) => ({
    ...entry,
    load: async (): Promise<ComponentType<object>> => {
      const Component = await entry.load();
      return (props) => {
        count += 1;
        return <Component {...props} />;
      };
    },
  }));
  return {
    registry: createRegistry(counted),
    takeCount() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

import type { ReactElement } from 'react';
import { readIconId } from './icon-id.ts';
import { readTemplateElement, type IconTemplate } from './icon-template.ts';

/** Finds the icons of one namespace: at once, or later where they have to be loaded. */
export type IconResolver = (
  iconset: string,
  icon: string,
) => IconTemplate | undefined | Promise<IconTemplate | undefined>;

/** An icon's element, or nothing where its resolver failed. */
type Resolved = ReactElement | undefined;

/** Finds icons by their ids. */
export interface IconResolvers {
  /** Throws where the namespace has a resolver already. */
  readonly register: (namespace: string, resolver: IconResolver) => void;
  /**
   * Throws for an id of the wrong form and for a namespace without a resolver. A promise of it
   * never rejects.
   */
  readonly resolve: (id: string) => Resolved | Promise<Resolved>;
}

/**
 * Makes an empty list of resolvers. An error in one of them goes to `log`, and no page breaks by
 * it.
 */
export function createIconResolvers(log: (message: string, error: unknown) => void): IconResolvers {
  const resolvers = new Map<string, IconResolver>();

  function elementOf(id: string, template: IconTemplate | undefined): Resolved {
    try {
      return readTemplateElement(template);
    } catch (error) {
      return fail(id, error);
    }
  }

  function fail(id: string, error: unknown): undefined {
    log(`The icon ${id} cannot be drawn:`, error);
  }

  return {
    register(namespace, resolver) {
      if (resolvers.has(namespace)) throw new Error(secondResolver(namespace));
      resolvers.set(namespace, resolver);
    },
    resolve(id) {
      const { namespace, iconset, icon } = readIconId(id);
      const resolver = resolvers.get(namespace);
      if (!resolver) throw new Error(noResolver(id, [...resolvers.keys()]));
      try {
        const drawing = resolver(iconset, icon);
        if (!(drawing instanceof Promise)) return elementOf(id, drawing);
        return drawing.then(
          (template) => elementOf(id, template),
          (error: unknown) => fail(id, error),
        );
      } catch (error) {
        return fail(id, error);
      }
    },
  };
}

function secondResolver(namespace: string): string {
  return `The namespace "${namespace}" has an icon resolver already. Register each namespace once.`;
}

function noResolver(id: string, namespaces: readonly string[]): string {
  const known = namespaces.join(', ') || 'none';
  return `Icon resolver not found for the icon "${id}". Register one for its namespace; registered are: ${known}.`;
}

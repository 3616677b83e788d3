import { type ReactElement, isValidElement } from 'react';

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

/** The three parts of an icon's id. */
interface IconId {
  readonly namespace: string;
  readonly iconset: string;
  readonly icon: string;
}

/** Takes an icon's id apart. Throws where it has not three parts that hold something. */
export function readIconId(id: string): IconId {
  const parts = id.split(':').map((part) => part.trim());
  const [namespace, iconset, icon] = parts;
  if (!namespace || !iconset || !icon || parts.length > 3) {
    throw new Error(`Invalid icon id: "${id}". It must be namespace:iconset:icon.`);
  }
  return { namespace, iconset, icon };
}

/** Where an icon's element comes from: the element itself, or a function that makes one. */
export type IconTemplate = ReactElement | (() => ReactElement);

/**
 * The element of a template. Throws for anything else: a text with markup in it would have to be
 * parsed into the page.
 */
export function readTemplateElement(template: unknown): ReactElement {
  const created: unknown = typeof template === 'function' ? template() : template;
  if (isValidElement(created)) return created;

  const kind =
    typeof template === 'function' ? `a function returning ${kindOf(created)}` : kindOf(created);
  throw new Error(
    `Icons accept only templates, or functions returning a template. This is ${kind}. Pass a React element such as <svg />.`,
  );
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}

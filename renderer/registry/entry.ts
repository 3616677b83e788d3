import type { ComponentType } from 'react';
import type { CheckModule } from '#schemas/check-module.ts';
import { memoizeLoad } from '../memoize/memoize-load.ts';

/** An owner's texts in one language, by key. `{{name}}` in a text is a placeholder. */
export type Messages = Readonly<Record<string, string>>;

export type EntryKind = 'component' | 'feature' | 'shell';

/** The prop that a component gets beside its own when its entry has messages. */
export interface WithMessages {
  readonly messages: Messages;
}

type Props = Readonly<Record<string, unknown>>;

/** Shell parts whose missing content is an error of its own. */
export type ContentMissing = 'navigation-missing' | 'footer-missing';

/** The ways in which a page may be presented instead of in a window of its own. */
export type Presentation = 'standalone' | 'enhanced-webview';

/**
 * An entry of a registry: a component that a configuration may name. Its code is loaded when a page
 * uses it.
 */
export interface Entry {
  readonly kind: EntryKind;
  /** The word in the configuration: `componentType`, a feature's name, a shell part's name. */
  readonly type: string;
  /**
   * The family of a component, as in its schema. Messages to authors name the components that have
   * one, whether or not their checks are loaded.
   */
  readonly family?: string;
  /** false: it has nothing to do in a browser, so neither its code nor its props travel. */
  readonly interactive: boolean;
  /**
   * Props with which it has something to do in a browser after all: a text with a video in it.
   * Names and no function, so that what an entry says of itself stays data.
   */
  readonly interactiveWith?: readonly string[];
  /**
   * true: it has something to do as soon as it is seen, such as to ask for data, so that a page
   * does not wait for a visitor's sign of intent.
   */
  readonly startsInView?: boolean;
  /**
   * Which of the components inside it stands first, as a place among those that can be shown;
   * undefined keeps the order written. The block that lays them out knows only their slots, so this
   * is decided before anything is rendered.
   */
  readonly leader?: (own: Props, inside: readonly Props[]) => number | undefined;
  /**
   * true: it, or what stands inside it, has titles one level below the heading of a section, which
   * is its own or one before it. Where there is neither, it gets `titleLevel: 2`, and so has what
   * stands inside it.
   */
  readonly hasTitlesBelow?: boolean;
  /**
   * Of a shell part: which members of the shell's content it is given. One name gives what stands
   * under it, a list an object of those that are there. Left out: what stands under its type.
   */
  readonly content?: string | readonly string[];
  /**
   * Of a shell part: that it shows nothing without its content, and which error of the
   * specification says so.
   */
  readonly withoutContent?: ContentMissing;
  /**
   * true: of a shell part that shows who is signed in. A server does not know, so it is rendered
   * again in a browser, and on pages for somebody who is signed in its props travel though it is
   * static.
   */
  readonly showsVisitor?: boolean;
  /** Of a shell part: where it does not stand. */
  readonly hiddenIn?: readonly Presentation[];
  /**
   * true: of a component that shows the results of a search. Where the address of its page says
   * what is searched for, it gets the prop `search`, which no author can set.
   */
  readonly showsSearchResults?: boolean;
  readonly load: () => Promise<ComponentType<object>>;
  /** The compiled check of its props as authors write them. */
  readonly check: () => Promise<CheckModule>;
  /** Its messages in one locale, such as `fr-BE`. */
  readonly messages?: (locale: string) => Promise<Messages>;
}

/** An entry as its owner writes it: typed by the props that its component takes. */
export interface EntryDefinition<Own extends object> extends Omit<
  Entry,
  'load' | 'messages' | 'interactiveWith'
> {
  readonly interactiveWith?: readonly (keyof Own & string)[];
  readonly load: () => Promise<ComponentType<Own> | ComponentType<Own & WithMessages>>;
  readonly messages?: (locale: string) => Promise<{ default: Messages }>;
}

/**
 * Defines an entry. The props that a component receives have passed the entry's own check, which
 * the compiler cannot know: hence the cast.
 */
export function defineEntry<Own extends object>(definition: EntryDefinition<Own>): Entry {
  const { load, check, messages, ...rest } = definition;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the check has proved it.
  const loadOnce = memoizeLoad(load as Entry['load']);
  const checkOnce = memoizeLoad(check);
  return {
    ...rest,
    load: () => loadOnce(undefined),
    check: () => checkOnce(undefined),
    ...(messages && {
      messages: memoizeLoad((locale: string) => messages(locale).then((module) => module.default)),
    }),
  };
}

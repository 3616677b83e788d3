import type { Key, ReactElement } from 'react';
import type { Scope } from './scope.ts';
import type { HtmlBuffer } from './raw-html.ts';

/** The values of a component, in the order in which they stand in its source. */
type Values = readonly unknown[];

/**
 * Elements of a component's source that stand inside each other, compiled for a server: constant
 * texts, and values between them.
 */
export interface Template {
  readonly write: (values: Values, buffer: HtmlBuffer, scope: Scope) => void;
  /** The same elements as React knows them. */
  readonly element: (values: Values) => ReactElement;
}

const ELEMENT = Symbol.for('react.transitional.element');

/**
 * An element of a template. `writeMarkup` writes it as it is; to everybody else it is an element of
 * React's, which is made when somebody looks.
 */
export class Templated {
  readonly template: Template;
  readonly values: Values;
  readonly key: string | null;
  private created: ReactElement | undefined = undefined;

  constructor(template: Template, values: Values, key: string | null) {
    this.template = template;
    this.values = values;
    this.key = key;
  }

  get $$typeof(): symbol {
    return ELEMENT;
  }

  get type(): ReactElement['type'] {
    return this.element.type;
  }

  get props(): unknown {
    return this.element.props;
  }

  private get element(): ReactElement {
    this.created ??= this.template.element(this.values);
    return this.created;
  }
}

/** Makes the value that stands in the source of a compiled component in the place of elements. */
export function templated(template: Template, values: Values, key?: Key): Templated {
  return new Templated(template, values, key === undefined ? null : `${key}`);
}

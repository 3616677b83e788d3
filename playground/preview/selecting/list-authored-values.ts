import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';

/** A text of a component, as its author wrote it and as the component gets it. */
export interface AuthoredValue {
  /** The pointer from the component on. */
  readonly pointer: string;
  readonly path: readonly string[];
  readonly authored: string;
  /** A text, a tree of rich text, or a day with its text. */
  readonly prepared: unknown;
}

/**
 * All texts of a component that reach it under the name that their author gave them. Those of
 * components inside it are theirs.
 */
export function listAuthoredValues(
  component: unknown,
  props: Readonly<Record<string, unknown>>,
): readonly AuthoredValue[] {
  const values: AuthoredValue[] = [];
  const visit = (authored: unknown, prepared: unknown, path: readonly string[]) => {
    if (prepared === undefined) return;
    if (typeof authored === 'string') {
      values.push({ pointer: path.reduce<string>(appendPointer, ''), path, authored, prepared });
    } else if (Array.isArray(authored) && Array.isArray(prepared)) {
      authored.forEach((item, index) => visit(item, prepared[index], [...path, String(index)]));
    } else if (isRecord(authored) && isRecord(prepared)) {
      for (const name of Object.keys(authored)) {
        visit(authored[name], prepared[name], [...path, name]);
      }
    }
  };
  visit(component, props, []);
  return values;
}

/** The props with another value at a path. */
export function replaceValue(props: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(props)) {
    return props.map((item, index) =>
      String(index) === name ? replaceValue(item, rest, value) : item,
    );
  }
  return isRecord(props) ? { ...props, [name]: replaceValue(props[name], rest, value) } : props;
}

/** A value with all that is read in it changed, be it a text, a tree of rich text or a day. */
export function mapTexts(prepared: unknown, change: (text: string) => string): unknown {
  if (typeof prepared === 'string') return change(prepared);
  if (Array.isArray(prepared)) return prepared.map((node) => mapTexts(node, change));
  if (!isRecord(prepared)) return prepared;
  const { children, text } = prepared;
  return {
    ...prepared,
    ...(children !== undefined && { children: mapTexts(children, change) }),
    ...(typeof text === 'string' && { text: change(text) }),
  };
}

/** All that is read in a value. */
export function collectText(prepared: unknown): string {
  const texts: string[] = [];
  mapTexts(prepared, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join('');
}

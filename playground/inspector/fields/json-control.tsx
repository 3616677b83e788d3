import { useState } from 'react';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { ControlProps } from './control-props.ts';
import { getControlAttributes } from './text-control.tsx';

/**
 * Shows a value that no other control can show, as JSON. A text that is not valid JSON yet stays in
 * the field and is not written to the document.
 */
export function JsonControl(props: ControlProps) {
  const { t } = usePlaygroundContext();
  const { value, isRequired, onFill } = props;
  const [typed, setTyped] = useState<string>();
  const written = value === undefined ? '' : JSON.stringify(value, undefined, 2);
  const isWaiting = typed !== undefined && parse(typed) === undefined;
  const isOwn = typed !== undefined && (isWaiting || same(parse(typed)?.value, value));
  return (
    <>
      <textarea
        {...getControlAttributes({ ...props, value: isOwn ? typed : written })}
        className="field__text field__text--code"
        rows={2}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = parse(target.value);
          if (read) onFill(read.value);
          else if (target.value.trim() === '' && !isRequired) onFill(undefined);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {isWaiting && typed !== '' && <span className="field__length">{t('notJson')}</span>}
    </>
  );
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

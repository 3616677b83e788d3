import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePendingTask, usePlatform, useRoute } from '#renderer';
import { connectElement, getElementTag } from '#renderer/assets';
import { UnmanagedElement } from '#renderer/unmanaged-element';
import type { CustomElementProps } from '#schemas/generated/features/custom-element.ts';
import './custom-element.css';

type Config = NonNullable<CustomElementProps['element']>;

/**
 * The custom element of an asset, in the place that is held for it. A server renders its tag alone:
 * the module that says what it is comes from the CDN host, in a browser.
 */
export function CustomElement({ name, asset, element, properties }: CustomElementProps) {
  const platform = usePlatform();
  const emitPendingTask = usePendingTask();
  const elementRef = useRef<HTMLElement>(null);
  const connectionRef = useRef<ReturnType<typeof connectElement>>(undefined);
  const source = useUntilDifferent({ name, asset, element });
  const route = useRoute();
  // Only an element that declares it gets the route, and none in the place of a page's own value.
  const values = useUntilDifferent({ route, ...properties });

  const give = useEffectEvent(() => connectionRef.current?.setProperties(values));

  useEffect(() => {
    if (!elementRef.current) return undefined;
    const options = { ...source, onTask: emitPendingTask };
    const connection = connectElement(elementRef.current, options, platform);
    connectionRef.current = connection;
    give();
    emitPendingTask(connection.ready);
    return connection.disconnect;
  }, [source, platform, emitPendingTask]);

  useEffect(() => connectionRef.current?.setProperties(values), [values]);

  return (
    <div className="custom-element">
      <div className="custom-element__place">
        <HeldPlace {...element} />
        <UnmanagedElement
          tag={getElementTag({ name, asset })}
          className="custom-element__own"
          ref={elementRef}
        />
      </div>
    </div>
  );
}

/**
 * As high as the element will be. A drawing has its height as an attribute; the policy of the page
 * allows no style attributes.
 */
function HeldPlace({ height, narrowHeight = height }: Config) {
  if (height === undefined && narrowHeight === undefined) return null;
  return (
    <>
      <svg className="custom-element__height" aria-hidden="true" width="0" height={height ?? 0} />
      <svg
        className="custom-element__narrow-height"
        aria-hidden="true"
        width="0"
        height={narrowHeight}
      />
    </>
  );
}

/**
 * Returns the same object for as long as its JSON is the same: a page that is made anew brings a
 * copy.
 */
function useUntilDifferent<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FullEditorProps } from '../editor-props.ts';
import { connectComparison, type ComparisonConnection } from './connect-comparison.ts';

/**
 * The saved text beside the draft, or both in one where there is no room; what is typed on the
 * right goes into the draft. It is made when it is first wanted, and only hidden afterwards: Monaco
 * makes what hovers over any editor with the services of the last one that was made, and those must
 * not be gone.
 */
export function MonacoComparison(props: FullEditorProps) {
  const { document, comparison, isReadOnly, reveal } = props;
  const host = useRef<HTMLDivElement>(null);
  const connection = useRef<ComparisonConnection>(undefined);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const isShown = comparison !== undefined;
  const { saved = '', label = '' } = comparison ?? {};
  useEffect(() => {
    if (!isShown || !host.current) return;
    connection.current ??= connectComparison(host.current, () => latest.current);
    connection.current.show({ document, saved, label, isReadOnly });
  }, [isShown, document, saved, label, isReadOnly]);
  useEffect(() => {
    if (!isShown) connection.current?.hide();
  }, [isShown]);
  useEffect(() => () => connection.current?.dispose(), []);
  const revealed = useRef(reveal);
  useEffect(() => {
    if (isShown && reveal && reveal !== revealed.current)
      connection.current?.putCaret(reveal.place);
    revealed.current = reveal;
  }, [isShown, reveal]);
  return <div className="comparison" ref={host} hidden={!isShown} />;
}

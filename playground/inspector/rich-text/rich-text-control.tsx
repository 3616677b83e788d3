import { use, useEffect, useState, type ComponentType } from 'react';
import { FailureBoundary } from '../../layout/failure-boundary.tsx';
import { LoadRichText } from './load-rich-text.ts';
import type { RichTextProps } from './rich-text-props.ts';

/**
 * A text with markup. Its source can be filled in at once, and in all circumstances; the editor
 * takes its place when it has been loaded, and never while somebody types.
 */
export function RichTextControl(props: RichTextProps) {
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>();
  const [isEntered, setIsEntered] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const load = use(LoadRichText);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setRichText(() => loaded),
      // The source is there already, and serves every text.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (RichText && !isEntered && !isShown) setIsShown(true);
  if (RichText && isShown) {
    return (
      <FailureBoundary onFailure={() => setRichText(undefined)}>
        <RichText {...props} />
      </FailureBoundary>
    );
  }
  const { Source } = props;
  return (
    <div
      className="rich-text"
      onFocus={() => setIsEntered(true)}
      onBlur={() => setIsEntered(false)}
    >
      <div className="rich-text__bar" />
      <div className="rich-text__tools" />
      <Source {...props} />
    </div>
  );
}

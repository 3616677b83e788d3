import type { Command, EditorState } from 'prosemirror-state';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { Translate } from '../../environment/messages.ts';
import { formatValue } from '../form/text-of-value.ts';
import { usePickers } from '../fields/use-pickers.ts';
import { getLinkAddress, setLink } from './links.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { Obstacle } from './read-html.ts';
import { RichTextBar } from './rich-text-bar.tsx';
import { useRichEditor } from './use-rich-editor.ts';

/** A text with markup as its reader sees it, or its source where that is asked for or needed. */
export function RichTextField(props: RichTextProps) {
  const { Source, id, value, describedBy, onFill } = props;
  const { t } = usePlaygroundContext();
  const html = value === undefined || value === null ? '' : formatValue(value);
  const [own, setOwn] = useState<string>();
  const [isSource, setIsSource] = useState(false);
  // A text that has been written here can be shown here.
  const obstacle = useMemo(
    () => (html === own ? undefined : parseRichText(html).obstacle),
    [html, own],
  );
  const isText = isSource || obstacle !== undefined;
  const [isLinking, setIsLinking] = useState(false);
  const { host, state, run, focus } = useRichEditor({
    field: props,
    html,
    isShown: !isText,
    onLink: () => setIsLinking(true),
    onChange(changed) {
      setOwn(changed);
      onFill(changed);
    },
  });
  const close = () => {
    flushSync(() => setIsLinking(false));
    focus();
  };
  return (
    <div className="rich-text">
      <RichTextBar
        {...props}
        state={isText ? undefined : state}
        run={run}
        onLink={() => setIsLinking(true)}
        isSource={isText}
        canLeaveSource={obstacle === undefined}
        onSource={() => setIsSource(!isText)}
      />
      {isText ? (
        // Nothing takes its place while somebody types, whatever may be made of the text by then.
        <div key="source" onFocus={() => setIsSource(true)}>
          <Source {...props} describedBy={obstacle ? `${describedBy} ${id}-source` : describedBy} />
        </div>
      ) : (
        <div key="editor" ref={host} />
      )}
      {obstacle && (
        <p className="rich-text__note" id={`${id}-source`}>
          {explainObstacle(obstacle, t)}
        </p>
      )}
      {isLinking && state && <Linking state={state} run={run} onClose={close} />}
    </div>
  );
}

interface LinkingProps {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
}

/** Asks where a link leads. */
function Linking({ state, run, onClose }: LinkingProps) {
  const { t } = usePlaygroundContext();
  const { pickers, hasFailed } = usePickers(true);
  if (hasFailed) {
    return (
      <p className="rich-text__note" role="alert">
        {t('choicesNotLoaded')}
      </p>
    );
  }
  return (
    pickers && (
      <pickers.LinkPicker
        present={getLinkAddress(state)}
        onChoose={({ url, title }) => {
          run(setLink(url, title));
          onClose();
        }}
        onClose={onClose}
      />
    )
  );
}

function explainObstacle(obstacle: Obstacle, t: Translate): string {
  if (obstacle.kind === 'tag') return t('sourceOfTag', { tag: `<${obstacle.tag}>` });
  return t(obstacle.kind === 'comment' ? 'sourceOfComment' : 'sourceOfForm');
}

import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { Translate } from '../../environment/messages.ts';
import { formatValue } from '../form/text-of-value.ts';
import { useFillWithMacro } from '../fields/use-fill-with-macro.ts';
import { countMacros, findBegunMacro, addMacro } from './macros.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { Obstacle } from './read-html.ts';
import { RichTextBar } from './rich-text-bar.tsx';
import type { Wanted } from './rules.ts';
import { useRichEditor } from './use-rich-editor.ts';
import type { Command, EditorState } from 'prosemirror-state';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { usePickers } from '../fields/use-pickers.ts';
import { getLinkAddress, setLink } from './links.ts';

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
  const [wanted, setWanted] = useState<Wanted>();
  const fillWithMacro = useFillWithMacro(props.pointer);
  const { host, state, run, focus } = useRichEditor({
    field: props,
    html,
    isShown: !isText,
    onAsk: setWanted,
    onChange(changed) {
      setOwn(changed);
      const fill = countMacros(changed) > countMacros(html) ? fillWithMacro : onFill;
      fill(changed);
    },
  });
  const isBegun = state !== undefined && findBegunMacro(state) !== undefined;
  // Its name may be known by heart, and finished before anything could be offered.
  if (wanted === 'begun-macro' && !isBegun) setWanted(undefined);
  const close = () => {
    flushSync(() => setWanted(undefined));
    focus();
  };
  return (
    <div className="rich-text">
      <RichTextBar
        {...props}
        state={isText ? undefined : state}
        run={run}
        onAsk={setWanted}
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
      {wanted && state && <Choosing wanted={wanted} state={state} run={run} onClose={close} />}
    </div>
  );
}

function explainObstacle(obstacle: Obstacle, t: Translate): string {
  if (obstacle.kind === 'tag') return t('sourceOfTag', { tag: `<${obstacle.tag}>` });
  return t(obstacle.kind === 'comment' ? 'sourceOfComment' : 'sourceOfForm');
}

interface ChoosingProps {
  readonly wanted: Wanted;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
}

/** Asks for something that comes into the text at the caret. */
function Choosing({ wanted, state, run, onClose }: ChoosingProps) {
  const { t } = usePlaygroundContext();
  const { pickers, hasFailed } = usePickers(true);
  const choose = (command: Command) => {
    run(command);
    onClose();
  };
  if (hasFailed) return <LoadFailure text={t('choicesNotLoaded')} />;
  if (!pickers) return null;
  if (wanted === 'link') {
    return (
      <pickers.LinkPicker
        present={getLinkAddress(state)}
        onChoose={({ url, title }) => choose(setLink(url, title))}
        onClose={onClose}
      />
    );
  }
  return (
    <pickers.MacroPicker
      begun={findBegunMacro(state) ?? ''}
      onChoose={(placeholder) => choose(addMacro(placeholder))}
      onClose={onClose}
    />
  );
}

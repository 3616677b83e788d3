import type { Command, EditorState } from 'prosemirror-state';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { MessageKey, Translate } from '../../environment/messages.ts';
import { IconButton } from '../../layout/icon-button.tsx';
import type { IconName } from '../../layout/icon.tsx';
import { ALONG_A_BAR } from '../../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../../layout/use-roving-tab-index.ts';
import {
  BLOCK_KINDS,
  getBlockKind,
  getListKind,
  hasStyle,
  setBlockKind,
  toggleList,
  toggleStyle,
  type BlockKind,
  type ListKind,
  type StyleName,
} from './commands.ts';
import { getLinkAddress, setLink } from './links.ts';
import type { Wanted } from './rules.ts';
import { TableBar } from './table-bar.tsx';
import { addTable, isInTable } from './table-commands.ts';

interface RichTextBarProps {
  readonly label: string;
  readonly isLocked: boolean;
  /** Left out while the source is shown, in which nothing of this can be done. */
  readonly state: EditorState | undefined;
  readonly run: (command: Command) => void;
  readonly onAsk: (what: Wanted) => void;
  readonly isSource: boolean;
  readonly canLeaveSource: boolean;
  readonly onSource: () => void;
}

/** The tools of a rich text. Those that change it are one stop of the Tab key. */
export function RichTextBar(props: RichTextBarProps) {
  const { state, isSource, canLeaveSource, onSource } = props;
  const { t } = usePlaygroundContext();
  return (
    <>
      <div className="rich-text__bar">
        {state && <BlockSelect {...props} state={state} />}
        <span className="rich-text__source">
          <IconButton
            icon="code"
            label={t('source')}
            aria-pressed={isSource}
            disabled={!canLeaveSource}
            onClick={onSource}
          />
        </span>
      </div>
      {state && <Tools {...props} state={state} />}
      {state && <TableBar {...props} state={state} />}
    </>
  );
}

interface WithState extends RichTextBarProps {
  readonly state: EditorState;
}

function BlockSelect({ state, isLocked, run }: WithState) {
  const { t } = usePlaygroundContext();
  return (
    <select
      className="rich-text__block"
      aria-label="Block"
      value={getBlockKind(state)}
      disabled={isLocked}
      onChange={({ target }) => {
        const kind = BLOCK_KINDS.find((each) => each === target.value);
        if (kind) run(setBlockKind(kind));
      }}
    >
      {BLOCK_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {nameBlock(kind, t)}
        </option>
      ))}
    </select>
  );
}

function nameBlock(kind: BlockKind, t: Translate): string {
  if (kind === 'paragraph') return t('blockParagraph');
  return kind === 'quote' ? t('blockQuote') : t('blockHeading', { level: kind.slice(1) });
}

interface Tool<Name> {
  readonly name: Name;
  readonly icon: IconName;
  readonly label: MessageKey;
  readonly keys?: string;
}

const STYLES: readonly Tool<StyleName>[] = [
  { name: 'bold', icon: 'text-b', label: 'bold', keys: 'Ctrl+B' },
  { name: 'italic', icon: 'text-italic', label: 'italic', keys: 'Ctrl+I' },
  { name: 'underline', icon: 'text-underline', label: 'underline', keys: 'Ctrl+U' },
  { name: 'strike', icon: 'text-strikethrough', label: 'strike' },
  { name: 'superscript', icon: 'text-superscript', label: 'superscript' },
  { name: 'subscript', icon: 'text-subscript', label: 'subscript' },
];

const LISTS: readonly Tool<ListKind>[] = [
  { name: 'bullet_list', icon: 'list-bullets', label: 'bulletList' },
  { name: 'ordered_list', icon: 'list-numbers', label: 'orderedList' },
];

function Tools(props: WithState) {
  const { label, state, run, onAsk } = props;
  const { t } = usePlaygroundContext();
  const bar = useRovingTabIndex(ALONG_A_BAR);
  return (
    <div
      className="rich-text__tools"
      role="toolbar"
      aria-label={t('formattingOf', { field: label })}
      ref={bar}
    >
      {STYLES.map((tool) => (
        <ToolButton
          key={tool.name}
          {...props}
          tool={tool}
          isPressed={hasStyle(state, tool.name)}
          onPress={() => run(toggleStyle(tool.name))}
        />
      ))}
      {LISTS.map((tool) => (
        <ToolButton
          key={tool.name}
          {...props}
          tool={tool}
          isPressed={getListKind(state) === tool.name}
          onPress={() => run(toggleList(tool.name))}
        />
      ))}
      <ToolButton
        {...props}
        isLocked={props.isLocked || isInTable(state)}
        tool={{ name: 'table', icon: 'table', label: 'insertTable' }}
        onPress={() => run(addTable)}
      />
      <ToolButton
        {...props}
        tool={{ name: 'link', icon: 'link', label: 'link', keys: 'Ctrl+K' }}
        isPressed={getLinkAddress(state) !== undefined}
        onPress={() => onAsk('link')}
      />
      {/* It stays where it is, so that nobody loses the focus with the last link. */}
      <ToolButton
        {...props}
        tool={{ name: 'unlink', icon: 'link-break', label: 'removeLink' }}
        onPress={() => run(setLink(''))}
      />
      <ToolButton
        {...props}
        tool={{ name: 'macro', icon: 'brackets-curly', label: 'insertMacro' }}
        onPress={() => onAsk('macro')}
      />
    </div>
  );
}

interface ToolButtonProps extends WithState {
  readonly tool: Tool<string>;
  /** Left out where nothing is switched on or off. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function ToolButton({ tool, isPressed, isLocked, onPress }: ToolButtonProps) {
  const { t } = usePlaygroundContext();
  const label = t(tool.label);
  return (
    <IconButton
      icon={tool.icon}
      label={label}
      hint={tool.keys ? `${label} (${tool.keys})` : label}
      aria-pressed={isPressed}
      disabled={isLocked}
      // The text keeps the focus, and so what is selected in it stays in sight.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}

import { useContext, type ReactNode } from 'react';
import { IconButton } from '../layout/icon-button.tsx';
import { Icon } from '../layout/icon.tsx';
import type { MessageKey } from '../environment/messages.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { TABS } from '../state/document/names.ts';
import { Affected } from './affected.tsx';
import { SaveContext, useSave, useSaveStore } from './save-context.ts';
import type { SaveMessage } from './save-state.ts';
import { Paths } from './paths.tsx';
import { needsToken, RefusedText } from './refused-text.tsx';
import type { ChangedFiles, Obstacle } from './scenario-files.ts';
import { TokenField } from './token-field.tsx';

/** Shows the result of saving, in the bar for notices that concern the whole window. */
export function SaveNotices() {
  return useContext(SaveContext) && <Line />;
}

const GOOD: ReadonlySet<SaveMessage['kind']> = new Set([
  'saved',
  'downloaded',
  'nothing-changed',
  'merged',
]);

function Line() {
  const { t } = usePlaygroundContext();
  const { dismiss } = useSaveStore().getState();
  const message = useSave((state) => state.message);
  if (!message) return null;
  const isGood = GOOD.has(message.kind) || (message.kind === 'left' && message.isSaved);
  return (
    <div className="notice-bar__notice" data-good={isGood}>
      <Icon name={isGood ? 'check-circle-fill' : 'warning-fill'} />
      <div className="save-notices">
        <Message message={message} />
        <Token message={message} />
      </div>
      <Remedies message={message} />
      <IconButton icon="x" label={t('dismiss')} onClick={dismiss} />
    </div>
  );
}

function Message({ message }: { readonly message: SaveMessage }) {
  const { t, files } = usePlaygroundContext();
  switch (message.kind) {
    case 'saved':
      return (
        <>
          <p>
            {t('saved')} <Paths paths={message.paths} />
          </p>
          <p>
            {t('savedDue')} <Commands commands={message.due} />
          </p>
          {files && <Affected change={message.change} files={files} />}
          <Obstacles obstacles={message.obstacles} />
        </>
      );
    case 'downloaded':
      return (
        <p>
          {t('downloaded')} <Paths paths={message.paths} />
        </p>
      );
    case 'nothing-changed':
      return <p>{t('saveNothing')}</p>;
    case 'merged':
      return <p>{t('merged')}</p>;
    case 'gone':
      return <p>{t('saveGone')}</p>;
    case 'left':
      return <p>{t(message.isSaved ? 'leftSaved' : 'leftUnsaved', { title: message.title })}</p>;
    case 'off':
      return <p>{t(OFF[message.saving])}</p>;
    case 'obstacles':
      return <Obstacles obstacles={message.obstacles} />;
    case 'conflict':
      return (
        <p>
          {t('saveConflict')} <Paths paths={message.present.map(({ path }) => path)} />
        </p>
      );
    default:
      return <RefusedText refused={message.refused} />;
  }
}

/** The messages that say why nothing can be saved here, and what to do. */
const OFF = {
  'no-token': 'saveNeedsToken',
  'read-only': 'saveIsOff',
  'not-loopback': 'saveNotLoopback',
} as const satisfies Record<string, MessageKey>;

/** Asks for another token where the server wants one, and goes on with what it refused. */
function Token({ message }: { readonly message: SaveMessage }) {
  const { save, askForNew } = useSaveStore().getState();
  const isNew = message.kind === 'off' && message.action === 'new-scenario';
  const isWanted =
    (message.kind === 'off' && message.saving === 'no-token') ||
    (message.kind === 'refused' && needsToken(message.refused));
  return isWanted && <TokenField onTaken={() => void (isNew ? askForNew() : save())} />;
}

/** Shows buttons for the actions that a message calls for. */
function Remedies({ message }: { readonly message: SaveMessage }): ReactNode {
  const { t } = usePlaygroundContext();
  const { compare, takeFromDisk, saveOver, askForNew, download } = useSaveStore().getState();
  const { kind } = message;
  const obstacles = 'obstacles' in message ? message.obstacles : [];
  // No scenario has it, so a new one would not either.
  const isOfSite = obstacles.some(({ obstacle }) => obstacle === 'no-file');
  if (kind === 'conflict') {
    return (
      <>
        <Remedy text={t('compareWithDisk')} onClick={() => void compare()} />
        <Remedy text={t('takeFromDisk')} onClick={() => void takeFromDisk()} />
        <Remedy text={t('saveOver')} onClick={() => void saveOver()} />
      </>
    );
  }
  if (kind === 'obstacles' && obstacles.some(({ obstacle }) => obstacle !== 'no-file')) {
    return <Remedy text={t('saveAsNew')} onClick={() => void askForNew()} />;
  }
  const isUnsaved = kind === 'off' || kind === 'gone' || kind === 'refused' || isOfSite;
  return isUnsaved && <Remedy text={t('download')} onClick={download} />;
}

function Remedy({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="button button--line" onClick={onClick}>
      {text}
    </button>
  );
}

const REASONS: Readonly<Record<Obstacle, MessageKey>> = {
  patched: 'obstaclePatched',
  'page-around': 'obstaclePageAround',
  'wrong-on-purpose': 'obstacleWrong',
  'broken-json': 'obstacleBroken',
  removed: 'obstacleRemoved',
  'not-read': 'obstacleNotRead',
  'no-file': 'obstacleNoFile',
};

function Obstacles({ obstacles }: Pick<ChangedFiles, 'obstacles'>) {
  const { t } = usePlaygroundContext();
  return obstacles.map(({ document, obstacle }) => (
    <p key={document}>
      <b>{TABS.find(({ id }) => id === document)?.name}</b> {t(REASONS[obstacle])}
    </p>
  ));
}

function Commands({ commands }: { readonly commands: readonly string[] }) {
  return commands.map((command) => (
    <span key={command}>
      <code>{command}</code>{' '}
    </span>
  ));
}

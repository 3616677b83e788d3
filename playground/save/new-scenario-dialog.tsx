import { useId, useRef, useState, type Ref } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Dialog } from './dialog.tsx';
import { useSave, useSaveStore } from './save-context.ts';
import {
  followId,
  buildNewScenarioFiles,
  suggestNew,
  type NewScenario,
  type NewScenarioFiles,
} from './new-scenario.ts';
import { isConflict } from './new-actions.ts';
import { ConflictRemedies, ConflictText } from './new-conflict.tsx';
import { needsToken, RefusedText } from './refused-text.tsx';
import { TokenField } from './token-field.tsx';

/** Asks for title, id and page of a new scenario, and shows which files it will be. */
export function NewScenarioDialog() {
  const { t, store } = usePlaygroundContext();
  const { saveNew, closeDialog } = useSaveStore().getState();
  const isBusy = useSave((state) => state.isBusy);
  const { playground } = store.getState();
  const [said, setSaid] = useState<NewScenario | undefined>(playground && suggestNew(playground));
  const fields = useRef<Partial<Record<keyof NewScenario, HTMLInputElement | null>>>({});
  const submit = useRef<HTMLButtonElement>(null);
  const [wasTried, setWasTried] = useState(false);
  if (!playground || !said) return null;
  const { files, wrong } = buildNewScenarioFiles(playground, said);
  return (
    <Dialog title={t('saveAsNew')} onClose={closeDialog}>
      <form
        className="dialog__form"
        onSubmit={(event) => {
          event.preventDefault();
          setWasTried(true);
          if (wrong) fields.current[wrong]?.focus();
          else void saveNew(said);
        }}
      >
        <Field
          label={t('newTitle')}
          ref={(input) => void (fields.current.title = input)}
          value={said.title}
          wrong={wasTried && wrong === 'title' ? t('newTitleRule') : undefined}
          onChange={(title) => setSaid({ ...said, title })}
        />
        <Field
          label={t('newId')}
          ref={(input) => void (fields.current.id = input)}
          value={said.id}
          hint={t('newIdRule')}
          wrong={wasTried && wrong === 'id' ? t('newIdWrong') : undefined}
          onChange={(id) => setSaid({ ...said, id, page: followId(said.page, said.id, id) })}
        />
        <Field
          label={t('newPagePath')}
          ref={(input) => void (fields.current.page = input)}
          value={said.page}
          hint={t('newPageRule')}
          wrong={wasTried && wrong === 'page' ? t('newPageWrong') : undefined}
          onChange={(page) => setSaid({ ...said, page })}
        />
        {!wrong && <Files files={files} />}
        <Refusal said={said} files={files} afterwards={() => submit.current?.focus()} />
        <div className="dialog__buttons">
          <button type="button" className="button button--line" onClick={closeDialog}>
            {t('cancel')}
          </button>
          <button type="submit" ref={submit} className="button button--main" disabled={isBusy}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface RefusalProps extends Pick<NewScenarioFiles, 'files'> {
  readonly said: NewScenario;
  /** Moves the focus where what was pressed goes with what it was about. */
  readonly afterwards: () => void;
}

/** Shows why it was not saved, and what can be done about it. */
function Refusal({ said, files, afterwards }: RefusalProps) {
  const { saveNew, saveNewOver, takeForNew } = useSaveStore().getState();
  const refused = useSave((state) => state.newScenarioRefused);
  const conflict = isConflict(refused) ? refused : undefined;
  return (
    <>
      <div role="alert">
        {conflict && <ConflictText conflict={conflict} />}
        {refused && !isConflict(refused) && <RefusedText refused={refused} />}
      </div>
      {refused && refused !== 'gone' && !isConflict(refused) && needsToken(refused) && (
        <TokenField onTaken={() => void saveNew(said)} />
      )}
      {conflict && (
        <ConflictRemedies
          changed={conflict.changed}
          files={files}
          onTake={() => void takeForNew().then(afterwards)}
          onSaveOver={() => void saveNewOver(said)}
        />
      )}
    </>
  );
}

function Files({ files }: Pick<NewScenarioFiles, 'files'>) {
  const { t } = usePlaygroundContext();
  return (
    <div>
      <p>{t('newFiles')}</p>
      <ul className="dialog__files">
        {files.map(({ path }) => (
          <li key={path}>
            <code>fixtures/{path}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** The message that says why the value is not valid; it takes the place of the hint. */
  readonly wrong?: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}

function Field({ label, value, hint, wrong, ref, onChange }: FieldProps) {
  const id = useId();
  return (
    <label className="dialog__field">
      <span className="dialog__label">{label}</span>
      <input
        type="text"
        ref={ref}
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="dialog__hint" id={id} data-wrong={wrong !== undefined}>
        {wrong ?? hint}
      </span>
    </label>
  );
}

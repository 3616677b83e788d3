import { useRef, useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Dialog } from './dialog.tsx';
import { useSave, useSaveStore } from './save-context.ts';
import { buildNewScenarioFiles, type NewScenario } from './new-scenario.ts';
import { findFieldErrors, suggestNew, type Taken } from './new-scenario-fields.ts';
import { findNewVersion, suggestVersion } from './new-version.ts';
import type { Playground } from '../state/playground.ts';
import { NewScenarioForm } from './new-scenario-form.tsx';
import { isConflict, listReported } from './new-actions.ts';
import { ConflictRemedies, ConflictText } from './new-conflict.tsx';
import { needsToken, RefusedText } from './refused-text.tsx';
import { TokenField } from './token-field.tsx';
import type { ChangedFiles } from './scenario-files.ts';

const NO_FILES: readonly string[] = [];

/** Asks what a new scenario is to be, and shows which files it will have. */
export function NewScenarioDialog() {
  const { t, store } = usePlaygroundContext();
  const { saveNew, closeDialog } = useSaveStore().getState();
  const isBusy = useSave((state) => state.isBusy);
  const paths = useSave(({ files = NO_FILES }) => files);
  const scenarios = usePlayground((state) => state.scenarios);
  // Problems may come while the dialog is open: the preview answers when it can.
  const reported = usePlayground(listReported).split(' ').filter(Boolean);
  const { playground } = store.getState();
  const taken = { scenarios, files: paths };
  const [said, setSaid] = useState(() => playground && suggest(playground, taken));
  const submit = useRef<HTMLButtonElement>(null);
  if (!playground || !said) return null;
  const context = { playground, reported };
  const errors = findFieldErrors(context, said, taken);
  const { files } = buildNewScenarioFiles(context, said);
  return (
    <Dialog title={t('saveAsNew')} onClose={closeDialog}>
      <NewScenarioForm
        said={said}
        taken={taken}
        errors={errors}
        onChange={setSaid}
        onSubmit={() => void saveNew(said)}
      >
        <Expected reported={reported} />
        {Object.keys(errors).length === 0 && <Files files={files} />}
        <Refusal said={said} files={files} afterwards={() => submit.current?.focus()} />
        <div className="dialog__buttons">
          <button type="button" className="button button--line" onClick={closeDialog}>
            {t('cancel')}
          </button>
          <button type="submit" ref={submit} className="button button--main" disabled={isBusy}>
            {t('save')}
          </button>
        </div>
      </NewScenarioForm>
    </Dialog>
  );
}

function suggest(playground: Playground, taken: Taken): NewScenario {
  const version = findNewVersion(playground);
  return version ? suggestVersion(playground, version, taken) : suggestNew(playground);
}

/** The problems that the preview reports, which the scenario expects from now on. */
function Expected({ reported }: { readonly reported: readonly string[] }) {
  const { t } = usePlaygroundContext();
  if (reported.length === 0) return null;
  return (
    <p className="dialog__hint">
      {t('newExpected')} <code>{[...new Set(reported)].join(', ')}</code>
    </p>
  );
}

interface RefusalProps extends Pick<ChangedFiles, 'files'> {
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

function Files({ files }: Pick<ChangedFiles, 'files'>) {
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

import { CommandIcon } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { controls, type Control } from '../conditions/controls.ts';
import { MEDIA_FEATURES, type MediaFeature } from '../conditions/media-features.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Choice, ConditionField, useCondition } from './condition-field.tsx';

/**
 * Whom the page is for, beside the four selects: one control for each member that the schema of
 * scenarios has.
 */
export function VisitorPanel() {
  return (
    <fieldset className="conditions" aria-label="Visitor">
      <div className="conditions__fields">
        {controls.map((control) => (
          <MemberField key={control.name} control={control} />
        ))}
        {MEDIA_FEATURES.map((feature) => (
          <MediaField key={feature.name} feature={feature} />
        ))}
      </div>
    </fieldset>
  );
}

function MemberField({ control }: { readonly control: Control }) {
  const { name, label, kind, isHeeded } = control;
  const [text, choose] = useCondition(name);
  return (
    <ConditionField
      label={label}
      isHeeded={isHeeded}
      aside={kind === 'time' && <ResetTime isSet={text !== ''} onReset={() => choose('')} />}
    >
      {(describedBy) => <Member {...{ control, text, choose, describedBy }} />}
    </ConditionField>
  );
}

interface MemberProps {
  readonly control: Control;
  readonly text: string;
  readonly choose: (text: string) => void;
  readonly describedBy: string | undefined;
}

function Member({ control, text, choose, describedBy }: MemberProps) {
  const { t } = usePlaygroundContext();
  const { kind, choices, range } = control;
  const field = { 'aria-describedby': describedBy };
  switch (kind) {
    case 'choice':
      return (
        <Choice
          value={text}
          choices={choices}
          none={t('conditionNotSet')}
          describedBy={describedBy}
          onChoose={choose}
        />
      );
    case 'truth':
      return (
        <input
          {...field}
          type="checkbox"
          checked={text === 'true'}
          onChange={({ target }) => choose(String(target.checked))}
        />
      );
    case 'time':
      return (
        <input
          {...field}
          type="datetime-local"
          step="1"
          value={text.replace(/Z$/, '')}
          onChange={({ target }) => choose(utcOf(target.value))}
        />
      );
    case 'number':
      return (
        <input
          {...field}
          {...range}
          type="number"
          value={text}
          placeholder={t('conditionNotSet')}
          onChange={({ target }) => {
            if (target.checkValidity()) choose(target.value);
          }}
        />
      );
    default:
      return (
        <input
          {...field}
          type="text"
          value={text}
          onChange={({ target }) => choose(target.value)}
        />
      );
  }
}

interface ResetTimeProps {
  readonly isSet: boolean;
  readonly onReset: () => void;
}

/** The time is in UTC, whatever the clock of this machine says. */
function ResetTime({ isSet, onReset }: ResetTimeProps) {
  return (
    <>
      <span>UTC</span>
      <CommandIcon
        of={COMMANDS.resetClock}
        icon="x"
        refusal={isSet ? undefined : 'commandNotNow'}
        run={onReset}
      />
    </>
  );
}

/** Browsers leave out seconds that are none. */
function utcOf(local: string): string {
  if (local === '') return '';
  return local.length === '2026-11-20T09:00'.length ? `${local}:00Z` : `${local}Z`;
}

function MediaField({ feature }: { readonly feature: MediaFeature }) {
  const { t } = usePlaygroundContext();
  const { name, label, values, isHeeded } = feature;
  const [text, choose] = useCondition(name);
  return (
    <ConditionField label={label} isHeeded={isHeeded}>
      {(describedBy) => (
        <Choice
          value={text}
          choices={['', ...values]}
          none={t('asThisMachine')}
          describedBy={describedBy}
          onChoose={choose}
        />
      )}
    </ConditionField>
  );
}

import { useId, useRef, useState, type ReactNode } from 'react';
import { experience } from '../environment/experience.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { DialogChoice, DialogField } from './dialog-field.tsx';
import { listOtherLocales } from './new-page.ts';
import type { NewScenario } from './new-scenario.ts';
import {
  changeTitle,
  FIELDS,
  type FieldError,
  type FieldName,
  type Taken,
} from './new-scenario-fields.ts';

type Errors = Partial<Record<FieldName, FieldError>>;

interface NewScenarioFormProps {
  readonly said: NewScenario;
  readonly taken: Taken;
  readonly errors: Errors;
  readonly onChange: (said: NewScenario) => void;
  readonly onSubmit: () => void;
  /** Stands below the fields. */
  readonly children: ReactNode;
}

/** Asks for a new scenario: what it is first, then only what that needs. */
export function NewScenarioForm(props: NewScenarioFormProps) {
  const { said, taken, errors, onChange, onSubmit, children } = props;
  const { t } = usePlaygroundContext();
  const inputs = useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({});
  const [wasTried, setWasTried] = useState(false);
  const change = (some: Partial<NewScenario>) => onChange({ ...said, ...some });
  /** All that a text field has, by its name. */
  const field = (name: Exclude<FieldName, 'kind'>) => ({
    value: said[name],
    ref: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
    wrong: wasTried ? messageOf(errors[name]) : undefined,
    onChange: (value: string) => change({ [name]: value }),
    remedy: (
      <Free
        error={errors[name]}
        onTake={(free) => {
          change({ [name]: free });
          inputs.current[name]?.focus();
        }}
      />
    ),
  });
  const messageOf = (error: FieldError | undefined) => error && t(error.message);
  return (
    <form
      className="dialog__form"
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        const wrong = FIELDS.find((name) => errors[name]);
        if (wrong) inputs.current[wrong]?.focus();
        else onSubmit();
      }}
    >
      <Kinds
        kind={said.kind}
        wrong={wasTried ? messageOf(errors.kind) : undefined}
        onChange={(kind) => change({ kind })}
        keep={(input) => void (inputs.current.kind = input)}
      />
      <DialogField
        {...field('title')}
        label={t('newTitle')}
        hint={t('newTitleHint')}
        onChange={(title) => onChange(changeTitle(said, title, taken))}
      />
      {said.kind === 'page' && (
        <>
          <DialogField {...field('page')} label={t('newPagePath')} hint={t('newPageRule')} />
          <Languages said={said} onChange={(locales) => change({ locales })} />
        </>
      )}
      <DialogField {...field('tags')} label={t('newTags')} hint={t('newTagsRule')} />
      <DialogField {...field('id')} label={t('newId')} hint={t('newIdRule')} />
      {children}
    </form>
  );
}

interface KindsProps extends Pick<NewScenario, 'kind'> {
  readonly wrong: string | undefined;
  readonly onChange: (kind: NewScenario['kind']) => void;
  readonly keep: (chosen: HTMLInputElement | null) => void;
}

function Kinds({ kind, wrong, onChange, keep }: KindsProps) {
  const { t } = usePlaygroundContext();
  const id = useId();
  const choice = (each: NewScenario['kind']) => ({
    type: 'radio' as const,
    name: id,
    isChosen: kind === each,
    onChange: () => onChange(each),
    ...(kind === each && { ref: keep }),
  });
  return (
    <fieldset className="dialog__choices" aria-describedby={wrong === undefined ? undefined : id}>
      <legend className="dialog__label">{t('newKind')}</legend>
      <DialogChoice {...choice('state')} label={t('newState')} hint={t('newStateHint')} />
      <DialogChoice {...choice('page')} label={t('newOwnPage')} hint={t('newOwnPageHint')} />
      {wrong !== undefined && (
        <span className="dialog__hint" id={id} data-wrong="true">
          {wrong}
        </span>
      )}
    </fieldset>
  );
}

interface LanguagesProps {
  readonly said: NewScenario;
  readonly onChange: (locales: readonly string[]) => void;
}

/** The other languages in which the page is written; none before its address says which it has. */
function Languages({ said: { page, locales }, onChange }: LanguagesProps) {
  const { t } = usePlaygroundContext();
  const others = listOtherLocales(page);
  if (others.length === 0) return null;
  return (
    <fieldset className="dialog__choices" data-in-line="true">
      <legend className="dialog__label">{t('newLocales')}</legend>
      <span className="dialog__hint">{t('newLocalesHint')}</span>
      {experience.locales
        .filter(({ locale }) => others.includes(locale))
        .map(({ locale, label }) => (
          <DialogChoice
            key={locale}
            type="checkbox"
            name={locale}
            label={label}
            isChosen={locales.includes(locale)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...locales, locale] : locales.filter((each) => each !== locale))
            }
          />
        ))}
    </fieldset>
  );
}

interface FreeProps {
  readonly error: FieldError | undefined;
  readonly onTake: (free: string) => void;
}

/** Offers the nearest name that is free. */
function Free({ error, onTake }: FreeProps) {
  const { t } = usePlaygroundContext();
  const { free } = error ?? {};
  if (free === undefined) return null;
  return (
    <button type="button" className="button button--line dialog__free" onClick={() => onTake(free)}>
      {t('newUseFree', { name: free })}
    </button>
  );
}

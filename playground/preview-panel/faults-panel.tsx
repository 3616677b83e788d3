import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import {
  FAULT_KINDS,
  FAULT_TIMES,
  joinFaultLine,
  findFaultParameter,
  splitFaultLine,
} from '#fixtures';
import { ENDPOINTS, getFaultName, type FaultyEndpoint } from '../conditions/faults.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Choice, ConditionField, useCondition } from './condition-field.tsx';
import { listFaultyEndpoints } from './list-faulty-endpoints.ts';

/**
 * Shows the faults of the services: for each endpoint one of the kinds of faults, with the values
 * that it needs.
 */
export function FaultsPanel() {
  const { store } = usePlaygroundContext();
  const faulty = usePlayground(({ playground }) => listFaultyEndpoints(playground).length);
  return (
    <fieldset className="conditions" aria-label="Faults">
      <div className="conditions__fields">
        {ENDPOINTS.map((endpoint) => (
          <EndpointField key={endpoint} endpoint={endpoint} />
        ))}
      </div>
      <CommandButton
        of={COMMANDS.clearFaults}
        hint={false}
        className="button button--line"
        refusal={faulty === 0 ? 'commandNotNow' : undefined}
        run={() => store.getState().clearFaults()}
      />
    </fieldset>
  );
}

function EndpointField({ endpoint }: { readonly endpoint: FaultyEndpoint }) {
  const { t } = usePlaygroundContext();
  const [fault, choose] = useCondition(getFaultName(endpoint));
  const { kind, times, text } = splitFaultLine(fault);
  const parameter = findFaultParameter(kind);
  const chooseKind = (next: string) => {
    const needed = findFaultParameter(next);
    choose(joinFaultLine({ kind: next, times: next && times, text: needed?.byDefault }));
  };
  return (
    <div className="condition">
      <ConditionField label={endpoint}>
        {() => (
          <Choice
            value={kind}
            choices={['', ...FAULT_KINDS]}
            none={t('answersWell')}
            describedBy={undefined}
            onChoose={chooseKind}
          />
        )}
      </ConditionField>
      {parameter && (
        <TypedField
          key={kind}
          label={`${endpoint} ${parameter.name}`}
          range={parameter.range}
          text={text}
          onType={(typed) =>
            choose(joinFaultLine({ kind, times, text: typed || parameter.byDefault }))
          }
        />
      )}
      {kind && (
        <TypedField
          label={`${endpoint} times`}
          range={FAULT_TIMES}
          text={times}
          placeholder={t('everyCall')}
          onType={(typed) => choose(joinFaultLine({ kind, times: typed, text }))}
        />
      )}
    </div>
  );
}

interface TypedFieldProps {
  readonly label: string;
  /** The valid numbers; undefined where the value is a text. */
  readonly range: { readonly min: number; readonly max: number } | undefined;
  readonly text: string | undefined;
  readonly placeholder?: string;
  readonly onType: (typed: string) => void;
}

/** Shows a field for a value of a fault, and passes on only values that a fault can have. */
function TypedField({ label, range, text, placeholder, onType }: TypedFieldProps) {
  return (
    <ConditionField label={label}>
      {() => (
        <input
          type={range ? 'number' : 'text'}
          {...range}
          defaultValue={text}
          placeholder={placeholder}
          onChange={({ target }) => {
            if (target.checkValidity()) onType(target.value);
          }}
        />
      )}
    </ConditionField>
  );
}

import { FAULT_KINDS, parameterOf } from '#fixtures';
import { ENDPOINTS, faultName, type FaultyEndpoint } from '../state/faults.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { Choice, ConditionField, useCondition } from './condition-field.tsx';
import { faultyEndpoints } from './faulty-endpoints.ts';

/** How the services let the page down: for each endpoint one of the kinds of faults, with what it needs. */
export function FaultsPanel() {
  const { t, store } = usePlaygroundContext();
  const faulty = usePlayground(({ playground }) => faultyEndpoints(playground).length);
  return (
    <fieldset className="conditions" aria-label="Faults">
      <div className="conditions__fields">
        {ENDPOINTS.map((endpoint) => (
          <EndpointField key={endpoint} endpoint={endpoint} />
        ))}
      </div>
      <button
        type="button"
        className="button button--line"
        disabled={faulty === 0}
        onClick={() => store.getState().clearFaults()}
      >
        {t('clearFaults')}
      </button>
    </fieldset>
  );
}

function EndpointField({ endpoint }: { readonly endpoint: FaultyEndpoint }) {
  const { t } = usePlaygroundContext();
  const [fault, choose] = useCondition(faultName(endpoint));
  const [kind = '', text] = fault.split(/:(.*)/s);
  const parameter = parameterOf(kind);
  const chooseKind = (next: string) => {
    const needed = parameterOf(next);
    choose(needed ? `${next}:${needed.byDefault}` : next);
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
        <ConditionField label={`${endpoint} ${parameter.name}`}>
          {() => (
            <input
              key={kind}
              type={parameter.range ? 'number' : 'text'}
              {...parameter.range}
              defaultValue={text}
              onChange={({ target }) => {
                if (target.checkValidity())
                  choose(`${kind}:${target.value || parameter.byDefault}`);
              }}
            />
          )}
        </ConditionField>
      )}
    </div>
  );
}

import { countCharacters } from '#schemas/count-characters.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { usePiece } from './fields/form-context.ts';
import type { Field } from './form/field.ts';
import { listHelp } from './form/list-help.ts';

/** The field that has the focus. */
export interface Entered {
  readonly field: Field;
  readonly pointer: string;
}

/**
 * Shows the help for the field that is being filled in. The pane has a fixed place, so that no
 * field moves when another one is entered. Screen readers hear the same help at the field.
 */
export function HelpPane({ entered }: { readonly entered: Entered | undefined }) {
  const { t } = usePlaygroundContext();
  return (
    <div className="help" aria-hidden="true">
      {entered ? <Help {...entered} /> : <p>{t('fieldsHelp')}</p>}
    </div>
  );
}

function Help({ field, pointer }: Entered) {
  const { t } = usePlaygroundContext();
  const { control } = field;
  const count = usePiece(pointer, (value) =>
    typeof value === 'string' ? countCharacters(value) : 0,
  );
  const most = 'maxLength' in control ? control.maxLength : undefined;
  return (
    <>
      <p className="help__name">
        {field.label} <code>{field.name}</code>
        {most !== undefined && (
          <span className="help__length">{t('lengthOf', { count, most })}</span>
        )}
      </p>
      {listHelp(field, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

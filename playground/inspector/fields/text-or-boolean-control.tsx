import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { ControlProps } from './control-props.ts';
import { ProseControl } from './text-control.tsx';

/** A text, or yes or no in its place. */
export function TextOrBooleanControl(props: ControlProps) {
  const { t } = usePlaygroundContext();
  const { id, label, value, isLocked, onFill } = props;
  const isBoolean = typeof value === 'boolean';
  return (
    <div className="field__either">
      <select
        id={isBoolean ? id : undefined}
        className="field__select"
        aria-label={isBoolean ? undefined : t('kindOf', { field: label })}
        value={isBoolean ? String(value) : 'text'}
        disabled={isLocked}
        onChange={({ target }) =>
          onFill(target.value === 'text' ? t('text') : target.value === 'true')
        }
      >
        <option value="text">{t('text')}</option>
        <option value="true">{t('yes')}</option>
        <option value="false">{t('no')}</option>
      </select>
      {!isBoolean && <ProseControl {...props} />}
    </div>
  );
}

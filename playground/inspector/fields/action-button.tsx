import { Icon, type IconName } from '../../layout/icon.tsx';
import { useForm } from './form-context.ts';

interface ActionButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A small button for what can be done with a part of a form. */
export function ActionButton({ icon, label, isDisabled = false, onPress }: ActionButtonProps) {
  const { isLocked } = useForm();
  return (
    <button
      type="button"
      className="field__action"
      aria-label={label}
      title={label}
      disabled={isLocked || isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

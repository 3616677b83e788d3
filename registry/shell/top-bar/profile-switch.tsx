import type { TopBarPartProps } from './top-bar-props.ts';

interface ProfileSwitchButtonsProps extends TopBarPartProps {
  readonly className: string;
}

/**
 * The two kinds of profile of whoever has both, as tabs of the bar in narrow windows. In wide ones
 * they stand in the profile menu.
 */
export function ProfileSwitch(props: TopBarPartProps) {
  return <ProfileSwitchButtons {...props} className="top-bar__switch-tabs" />;
}

/**
 * One button for each kind of profile. Nothing where profiles are switched on a page of their own,
 * or there is one kind.
 */
export function ProfileSwitchButtons(props: ProfileSwitchButtonsProps) {
  const { data, page, messages, className } = props;
  const { activeProfileType, inactiveProfileType } = page.visitor ?? {};
  const isNeeded = page.session === 'signed-in' && data.switchProfileUrl === undefined;
  if (!isNeeded || !activeProfileType || !inactiveProfileType) return null;

  return (
    <fieldset className={`top-bar__switch ${className}`} aria-label={messages['profiles']}>
      {(['private', 'business'] as const).map((type) => (
        <button
          key={type}
          type="button"
          className="top-bar__switch-button"
          aria-pressed={type === activeProfileType}
          data-switch-profile={type}
        >
          {messages[type]}
        </button>
      ))}
    </fieldset>
  );
}

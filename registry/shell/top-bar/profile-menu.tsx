import type { MenuItem } from '#schemas/generated/shell/top-bar.ts';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { formatCounter } from '../../kit/menu/menu-item.ts';
import { Menu } from '../../kit/menu/menu.tsx';
import { findLanguage, groupLanguages } from './place-groups.ts';
import { getMenuTexts, type TopBarPartProps } from './top-bar-props.ts';
import './top-bar-profile.css';

/** The item of the profile menu that says how many messages are unread. */
const MESSAGES = 'messages';

/**
 * The menu that a signed-in visitor finds under their name. Its room is there before the name is
 * known.
 */
export function ProfileMenu(props: TopBarPartProps) {
  const { data, page, messages } = props;
  if (page.session !== 'signed-in') return null;

  const { visitor = {} } = page;
  const { profileMenuItems = [], switchProfileUrl, unreadMessagesCount } = data;
  const items = [
    ...profileMenuItems.map((item) => withCount(item, unreadMessagesCount)),
    ...(switchProfileUrl === undefined ? [] : [switchLink(props)]),
    groupLanguages(props),
  ];
  const unread = formatCounter(unreadMessagesCount);
  return (
    <Menu
      id="profile"
      className="top-bar__profile"
      label={messages['profile'] ?? ''}
      items={items}
      current={findLanguage(props)}
      texts={getMenuTexts(messages)}
      icon={findDrawing(data.profileIcon) ?? findDrawing('vitrine:regular:user')}
      triggerText={
        <>
          <span className="top-bar__profile-name">
            {visitor.profileName ?? visitor.username ?? messages['profile']}
          </span>
          {unread !== undefined && <span className="menu__counter">{unread}</span>}
        </>
      }
      align="end"
      before={<ProfileHead {...props} />}
    />
  );
}

function ProfileHead(props: TopBarPartProps) {
  const { page, messages } = props;
  const { username, profileName, activeProfileType } = page.visitor ?? {};
  return (
    <div className="top-bar__profile-head">
      <strong>{username}</strong>
      {profileName !== undefined && profileName !== username && <span>{profileName}</span>}
      {activeProfileType && (
        <span className="top-bar__profile-type">{messages[activeProfileType]}</span>
      )}
      <ProfileSwitchButtons {...props} className="top-bar__switch-list" />
    </div>
  );
}

/** 001 §3: the count is appended to the label of the messages. */
function withCount(item: MenuItem, count: number | undefined): MenuItem {
  const text = item.id === MESSAGES ? formatCounter(count) : undefined;
  return text === undefined ? item : { ...item, label: `${item.label} (${text})` };
}

function switchLink({ data, messages }: TopBarPartProps): MenuItem {
  return {
    id: 'switch-profile',
    label: messages['switchProfile'] ?? '',
    ...(data.switchProfileUrl !== undefined && { href: data.switchProfileUrl }),
  };
}

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
function ProfileSwitchButtons(props: ProfileSwitchButtonsProps) {
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

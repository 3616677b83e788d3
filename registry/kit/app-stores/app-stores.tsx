import { appleLogoFill, googlePlayLogoFill } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './app-stores.css';

const MARKS = { android: googlePlayLogoFill, ios: appleLogoFill };
const STORES = ['android', 'ios'] as const;

interface AppStoresOptions {
  readonly android?: Link | undefined;
  readonly ios?: Link | undefined;
  /**
   * fluid: as wide as their place allows, and on a phone its own store alone. fixed: 160 px each,
   * both on every device.
   */
  readonly badges?: 'fluid' | 'fixed';
}

/**
 * The ways to an app: on a phone the store it has, elsewhere both, unless `badges` says otherwise.
 * The page is the same for everybody, so both are in it, and the style sheet goes by the device
 * that the html element names.
 *
 * @example <AppStores android={{ text: 'Get it on Google Play', url: '/app/android' }} />
 */
export function AppStores(props: PartProps<'div', AppStoresOptions>) {
  const { android, ios, badges = 'fluid', className, ...rest } = props;
  const links = { android, ios };
  if (!STORES.some((store) => isShown(links[store]))) return null;

  return (
    <div className={joinClassNames('app-stores', className)} data-badges={badges} {...rest}>
      <ul className="app-stores__list">
        {STORES.map((store) => (
          <Store key={store} store={store} link={links[store]} />
        ))}
      </ul>
    </div>
  );
}

interface StoreProps {
  readonly store: (typeof STORES)[number];
  readonly link: Link | undefined;
}

function Store({ store, link }: StoreProps) {
  if (!isShown(link)) return null;
  return (
    <li className="app-stores__item" data-store={store}>
      <a className="app-stores__link" href={link.url} data-measure="call-to-action">
        <Icon drawing={MARKS[store]} size={24} />
        <span className="app-stores__text">{link.text}</span>
      </a>
    </li>
  );
}

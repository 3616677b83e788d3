import type { AppStoreLinks } from '#schemas/generated/shell/footer.ts';
import { AppStores } from '../../kit/app-stores/app-stores.tsx';
import { isShown } from '../../kit/text-links/is-shown.ts';

/** Where the app is downloaded. Without a link that counts there is no heading either. */
export function FooterApps({ appStores }: { readonly appStores: AppStoreLinks | undefined }) {
  if (!appStores) return null;

  const { title, android, ios } = appStores;
  if (![android, ios].some(isShown)) return null;
  return (
    <div className="footer__apps">
      <h2 className="footer__heading">{title}</h2>
      <AppStores android={android} ios={ios} badges="fixed" />
    </div>
  );
}

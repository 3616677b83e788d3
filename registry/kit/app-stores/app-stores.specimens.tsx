import type { Specimens } from '../specimen/specimen.ts';
import { AppStores } from './app-stores.tsx';

const ANDROID = { text: 'Get it on Google Play', url: '#android' };
const IOS = { text: 'Get it on the App Store', url: '#ios' };

/** The gallery shows both stores, one of them, and badges of a fixed size. */
export const appStoresSpecimens: Specimens = {
  both: () => <AppStores android={ANDROID} ios={IOS} />,
  fixed: () => <AppStores android={ANDROID} ios={IOS} badges="fixed" />,
  one: () => <AppStores ios={{ ...IOS, text: 'Bankgeschäfteanwendung herunterladen' }} />,
};

import type { Specimens } from '../specimen/specimen.ts';
import { QuickLinks } from './quick-links.tsx';

const link = (text: string) => ({ text, url: '#errand' });

/** The gallery shows the part in every state that it can be in. */
export const quickLinksSpecimens: Specimens = {
  default: () => (
    <QuickLinks
      label="Go straight to"
      links={[
        { icon: 'vitrine:regular:swap', textLink: link('Switch to Meridia') },
        { icon: 'vitrine:regular:percent', textLink: link('Rates and fees') },
        { textLink: link('An errand without an icon') },
      ]}
    />
  ),
  'long-words': () => (
    <QuickLinks
      label="Direkt zu"
      links={[{ textLink: link('Kontoauszugsduplikatsbestellungsformular') }]}
    />
  ),
};

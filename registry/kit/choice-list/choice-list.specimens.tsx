import type { Specimens } from '../specimen/specimen.ts';
import { ChoiceList } from './choice-list.tsx';

/** The gallery shows a choice of languages, and choices with long names. */
export const choiceListSpecimens: Specimens = {
  default: () => (
    <>
      <ChoiceList
        label="Language"
        items={[
          { id: 'en-GB', label: 'English', url: '#en', current: true },
          { id: 'nl-BE', label: 'Nederlands', url: '#nl', current: false },
          { id: 'fr-BE', label: 'Français', url: '#fr', current: false },
        ]}
        isLanguages
      />
      <ChoiceList
        label="Segment"
        items={[
          {
            id: 'individuals',
            label: 'Privatkundinnen und Privatkunden',
            url: '#i',
            current: true,
          },
          { id: 'business', label: 'Unternehmensgründungen', url: '#b', current: false },
        ]}
      />
    </>
  ),
};

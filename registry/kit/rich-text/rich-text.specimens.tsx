import type { RichTextElement, RichTextNode } from '#schemas/prepared.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { RichText } from './rich-text.tsx';

const MESSAGES = {
  text_table: 'Table',
  text_note: 'Footnote {{note}}',
  text_note_back: 'Back to the text of footnote {{note}}',
};

const TEXT: readonly RichTextElement[] = [
  element('h2', 'What the account costs'),
  element(
    'p',
    'Nothing to open it, ',
    element('strong', 'nothing to close it'),
    ', and a little for ',
    {
      ...element('a', 'everything in between'),
      attributes: { href: '#costs' },
    },
    '.',
    { tag: 'note-mark', attributes: { note: '1', id: 'mark-1', href: '#note-1' } },
  ),
  element('h3', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetze'),
  element('ul', element('li', 'A card for everybody'), element('li', 'An app in four languages')),
  element('ol', element('li', 'Scan your identity card'), element('li', 'Sign')),
  element('blockquote', 'I had it before my coffee was cold.'),
  element(
    'table',
    element(
      'tbody',
      element('tr', element('th', 'Card'), element('td', '€ 3,50 a month')),
      element('tr', element('th', 'Second card'), element('td', '€ 1,20 a month')),
    ),
  ),
  {
    ...element('p', '1. In the first year.', {
      tag: 'note-back',
      attributes: { note: '1', href: '#mark-1' },
    }),
    attributes: { id: 'note-1' },
  },
];

/** The gallery shows everything that an author can write in a text. */
export const richTextSpecimens: Specimens = {
  elements: () => <RichText value={TEXT} messages={MESSAGES} about="Account" />,
};

function element(tag: string, ...children: readonly RichTextNode[]): RichTextElement {
  return { tag, children };
}

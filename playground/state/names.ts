/** The documents of a scenario that can be edited, by the tab that shows them. */
export const DOCUMENTS = ['page', 'macros'] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** The editor's tabs in their order. Their names are part of the playground's interface, in every language. */
export const TABS = [
  { id: 'page', name: 'Page model' },
  { id: 'macros', name: 'Macros' },
  { id: 'experiments', name: 'Experiments' },
  { id: 'offers', name: 'Offers' },
  { id: 'experience', name: 'Experience' },
  { id: 'shell', name: 'Shell' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** Whether a tab shows a document, or only what will be shown there. */
export function isDocument(tab: TabId): tab is DocumentName {
  return DOCUMENTS.some((name) => name === tab);
}

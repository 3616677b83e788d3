/** The documents of a scenario that can be edited, in the order of their tabs. */
export const DOCUMENTS = [
  'page',
  'macros',
  'experiments',
  'offers',
  'experience',
  'shell',
] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** Each tab shows one document. */
export type TabId = DocumentName;

/**
 * The editor's tabs in their order. Their names are part of the playground's interface, in every
 * language.
 */
export const TABS: readonly { readonly id: TabId; readonly name: string }[] = [
  { id: 'page', name: 'Page model' },
  { id: 'macros', name: 'Macros' },
  { id: 'experiments', name: 'Experiments' },
  { id: 'offers', name: 'Offers' },
  { id: 'experience', name: 'Experience' },
  { id: 'shell', name: 'Shell' },
];

/** The names of documents, as their tabs have them. */
export function joinDocumentNames(documents: readonly DocumentName[]): string {
  return TABS.filter(({ id }) => documents.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

/** Something for each document. */
export type ByDocument<Value> = Readonly<Record<DocumentName, Value>>;

/** Makes something for each document. */
export function mapDocuments<Value>(make: (name: DocumentName) => Value): ByDocument<Value> {
  return {
    page: make('page'),
    macros: make('macros'),
    experiments: make('experiments'),
    offers: make('offers'),
    experience: make('experience'),
    shell: make('shell'),
  };
}

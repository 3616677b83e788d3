/** The name in the storage of a tab under which all that visitors type into forms stands. */
export const STORED_FORMS = 'stored-forms';

/** The name of the choices that say nothing of who a visitor is, and need no consent. */
export const STORED_CHOICES = 'stored-choices';

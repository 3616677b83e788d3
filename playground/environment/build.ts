const commit: unknown = import.meta.env.VITRINE_COMMIT;

/** The commit that the tool was built from, where that is known. */
export const BUILD = typeof commit === 'string' && commit !== '' ? commit : 'unknown';

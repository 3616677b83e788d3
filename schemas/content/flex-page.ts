/** The feature that is the page of the content service: every registry has it. */
export const FLEX_PAGE = 'flexPage';

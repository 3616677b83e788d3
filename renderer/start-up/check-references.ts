import { referenceNotFound, type ReportProblem } from '../errors/index.ts';

/**
 * Attributes that give an element its name, its description or its error from elsewhere on the
 * page.
 */
const REFERRING = ['aria-labelledby', 'aria-describedby', 'aria-errormessage'];
const SELECTOR = REFERRING.map((attribute) => `[${attribute}]`).join();

/**
 * Reports each reference for screen readers that leads to no element of the page: it is as if it
 * were not there.
 */
export function checkReferences(document: Document, report: ReportProblem): void {
  const missing = new Map<string, readonly [attribute: string, id: string]>();
  for (const element of document.querySelectorAll(SELECTOR)) {
    for (const attribute of REFERRING) {
      for (const id of element.getAttribute(attribute)?.split(/\s+/) ?? []) {
        if (id && !document.getElementById(id)) missing.set(`${attribute} ${id}`, [attribute, id]);
      }
    }
  }
  missing.forEach(([attribute, id]) => report(referenceNotFound(attribute, id)));
}

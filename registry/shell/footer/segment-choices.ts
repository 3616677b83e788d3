import type { Choice, PageContext } from '#renderer';
import type { FooterContent } from '#schemas/generated/shell/footer.ts';

/**
 * The segments that a visitor can go to: those of the content service, or else of the experience.
 * The content service also says which is the present one and what the footer calls it; where it
 * does not, the page's address decides.
 */
export function listSegmentChoices(
  { footer: { customerSegments }, segmentContext }: FooterContent,
  { segments }: Pick<PageContext, 'segments'>,
): readonly Choice[] {
  const { selectedSegmentId, footerSegmentLabel } = segmentContext ?? {};
  const present = selectedSegmentId ?? segments.find(({ current }) => current)?.id;
  const listed =
    customerSegments?.map(({ key, title, href }) => ({ id: key, label: title, url: href })) ??
    segments;

  return listed.map(({ id, label, url }) => {
    const current = id === present;
    return { id, url, current, label: (current && footerSegmentLabel) || label };
  });
}

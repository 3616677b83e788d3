import type { WithoutScript } from '#schemas/generated/blocks/feature.ts';
import { TextLinks } from '../text-links/text-links.tsx';

/**
 * Says what a feature would do, and where to do it instead. The place around it shows it where no
 * script runs, and nowhere else.
 *
 * @example <WithoutScriptText text="Ring us." links={[{ text: 'Contact', url: '/contact' }]} />
 */
export function WithoutScriptText({ text, links }: WithoutScript) {
  return (
    <>
      <p>{text}</p>
      <TextLinks items={links.map((link, id) => ({ id, ...link }))} />
    </>
  );
}

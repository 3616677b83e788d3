import type { Messages } from '#renderer';
import { loadErrorTexts } from '#renderer/error-texts';
import { addKitMessages } from '../messages/add-kit-messages.ts';

/**
 * The messages of a component in which a feature may stand; none of the other texts of errors
 * travels with them.
 */
export const featureMessages = addKitMessages(
  async (locale): Promise<{ readonly default: Messages }> => {
    const { FEATURE_ERROR = '', FEATURE_WITHOUT_SCRIPT = '' } = await loadErrorTexts(locale);
    return { default: { FEATURE_ERROR, FEATURE_WITHOUT_SCRIPT } };
  },
  ['type_error', 'type_information'],
);

/** An entry's own messages with those of a feature's place. */
export function addFeatureMessages(
  load: (locale: string) => Promise<{ readonly default: Messages }>,
): (locale: string) => Promise<{ readonly default: Messages }> {
  return async (locale) => {
    const [own, place] = await Promise.all([load(locale), featureMessages(locale)]);
    return { default: { ...place.default, ...own.default } };
  };
}

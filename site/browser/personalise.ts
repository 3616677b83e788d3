import { choosePageOffers } from '#renderer/personalise';
import type { ConsentConfig } from '#schemas/generated/experience.ts';
// By the names of its members, so that a build leaves out all others.
import { consent, personalisation } from '../experience.json';

const { levels }: ConsentConfig =
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a word in JSON the compiler only knows that it is a string.
  consent as ConsentConfig;

// A page with places for offers runs this file before its first paint, and loads no other for it.
void choosePageOffers(window, { config: personalisation, levels });

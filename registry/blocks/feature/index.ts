import { defineEntry } from '#renderer';
import { featureMessages } from '../../kit/feature-place/feature-messages.ts';
import type { FeatureBlockProps } from './feature.tsx';

export const feature = defineEntry<FeatureBlockProps>({
  kind: 'component',
  type: 'feature',
  family: 'blocks',
  // The feature inside is interactive, and with it the block; a message in its place needs no
  // script.
  interactive: false,
  load: () => import('./feature.tsx').then((module) => module.Feature),
  check: () => import('#schemas/generated/blocks/feature.check.ts'),
  messages: featureMessages,
});

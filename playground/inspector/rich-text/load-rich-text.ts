import { createContext, type ComponentType } from 'react';
import type { RichTextProps } from './rich-text-props.ts';

type LoadRichText = () => Promise<ComponentType<RichTextProps>>;

/** Loads the editor of rich text, in a chunk of its own, for whoever has a rich text to fill in. */
export const LoadRichText = createContext<LoadRichText>(async () => {
  const { RichTextField } = await import('./rich-text-field.tsx');
  return RichTextField;
});

declare module 'hyphen' {
  import type { HyphenationPatterns } from './split-word.ts';

  export default function createSplitter(
    patterns: HyphenationPatterns,
    options: { readonly html: boolean; readonly minWordLength: number },
  ): (text: string) => string;
}

declare module 'hyphen/patterns/*.js' {
  import type { HyphenationPatterns } from './split-word.ts';

  const patterns: HyphenationPatterns;
  export default patterns;
}

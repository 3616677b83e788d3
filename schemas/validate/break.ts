/** Tells why a text is no JSON, and which stretch of it shows that. */
export interface Break {
  readonly what: string;
  readonly fix?: string;
  /** The text to write there instead, where only one can be meant. */
  readonly replacement?: string;
  /** It is set if the fix takes the place of nothing: it belongs behind what stands before. */
  readonly replaces?: 'nothing';
  readonly offset: number;
  readonly length: number;
}

/** The place where the parser stopped, and the text before it. */
export interface Stop {
  readonly text: string;
  readonly code: string;
  readonly offset: number;
  readonly length: number;
  /** Offset of the last character before it that is no blank; -1 where there is none. */
  readonly before: number;
}

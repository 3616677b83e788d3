/**
 * One thing that is wrong in what an author wrote. The same object is the validate command's line,
 * the editor's marker and the run-time fault, so its code and wording are decided once.
 */
export interface Problem {
  /** Stable; never changes once released. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** JSON pointer to the value; for a missing or surplus property, to that property. */
  readonly pointer: string;
  /** Tells what happened, as a full sentence. */
  readonly message: string;
  /** Tells what to do now, as a full sentence. */
  readonly fix: string;
  /** Describes the value that the schema requires there. */
  readonly expected?: string;
  /** Describes the value that was found there, cut to a readable length. */
  readonly found?: string;
  /** The nearest right spelling, where there is one near enough. */
  readonly suggestion?: string;
  /** The stretch of a text that the suggestion takes the place of; left out, all of the value. */
  readonly part?: string;
  /** The zones that a misplaced component may be moved to. */
  readonly zones?: readonly string[];
  /**
   * JSON text that may take the place of the token there, for an editor's quick fix; an empty one
   * takes the token away. Where there is a suggestion, that is the quick fix.
   */
  readonly replacement?: string;
  /**
   * Names what the replacement takes the place of, unless it is the token: all of a `member` with
   * its comma; `nothing`, as it belongs behind what stands before the token; an `unclosed` text, up
   * to the end of its line; or a text whose `markup` is taken out of it.
   */
  readonly replaces?: 'member' | 'nothing' | 'unclosed' | 'markup';
}

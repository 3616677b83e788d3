import type { LocatedProblem } from '#schemas/validate/report.ts';

/** A fixture as the disk has it. */
export interface PresentFile {
  readonly path: string;
  /** Left out where there is no such file. */
  readonly text?: string;
  readonly version?: string;
}

/** Says why a request of the playground is not done, and what to do now. It is sent as it is. */
export interface Refusal {
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 408
    | 412
    | 413
    | 415
    | 422
    | 428
    | 429
    | 500
    | 507;
  /** The code by which the playground decides what to do. */
  readonly code: RefusalCode;
  /** Says what happened, as a full sentence. */
  readonly message: string;
  /** Says what to do now, as a full sentence. */
  readonly fix: string;
  /** The problems that the checks of the validate command found. */
  readonly problems?: readonly LocatedProblem[];
  /** The files that are otherwise than the sender has read them. */
  readonly present?: readonly PresentFile[];
}

export type RefusalCode =
  | 'bad-path'
  | 'bad-request'
  | 'changed-meanwhile'
  | 'no-such-file'
  | 'no-version'
  | 'not-json'
  | 'not-written'
  | 'other-host'
  | 'other-origin'
  | 'saving-is-off'
  | 'too-large'
  | 'too-many'
  | 'wrong-document'
  | 'wrong-method'
  | 'wrong-token';

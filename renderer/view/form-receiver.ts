import type { Messages } from '../registry/index.ts';
import type { FormSubmission } from '../routing/index.ts';
import type { PlatformForComponents } from './platform-context.ts';

/** A form as a browser without script has sent it. */
export interface PostedForm {
  /** The name of the form on its page. */
  readonly name: string;
  /** The texts of the fields by their names, in the order in which they were sent. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The files of the fields by their names, where the form has some. Nobody stores them. */
  readonly files?: Readonly<Record<string, readonly File[]>>;
  /** Names the submission: however often it is sent, it counts once. */
  readonly idempotencyKey: string;
}

/** The feature on the page that a form was sent from, and the services to answer with. */
export interface ReceivingFeature<Props> {
  readonly props: Props;
  readonly messages: Messages;
  readonly platform: Pick<PlatformForComponents, 'http' | 'host' | 'locale'>;
  /** Ends the work once nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** The title of the page. */
  readonly title: string;
}

/** A form that its feature has taken, or its page with what has to be corrected. */
export type ReceivedForm =
  | { readonly status: 'complete' }
  | {
      readonly status: FormSubmission['status'];
      readonly submission: FormSubmission;
      /** The title that the page has then. */
      readonly title: string;
    };

/** Takes what visitors without script send from features of a type. */
export type FormReceiver = (
  posted: PostedForm,
  feature: ReceivingFeature<Readonly<Record<string, unknown>>>,
) => Promise<ReceivedForm>;

/**
 * Defines what takes the forms of a feature on a server. The props that it receives have passed the
 * check of the feature's entry, which the compiler cannot know: hence the cast.
 */
export function defineFormReceiver<Props extends object>(
  receive: (posted: PostedForm, feature: ReceivingFeature<Props>) => Promise<ReceivedForm>,
): FormReceiver {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the check has proved it.
  return receive as FormReceiver;
}

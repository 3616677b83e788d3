import { SENT_FORM } from '#schemas/content/sent-form.ts';
import type { PlanOutcome } from '../../create-plan/index.ts';
import type { PlannedEntry } from '../../plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import { getEntryName } from '../../registry/index.ts';
import { listItems } from '../../tree/index.ts';
import type { FormReceiver, PostedForm } from '../../view/index.ts';
import type { FormTurn } from './create-form-queue.ts';
import type { SentForm } from './read-form-post.ts';
import type { PageAnswer } from '../finished-answer.ts';

/** Loads what takes the forms of a feature, by the type of the feature. */
export type FormReceivers = Readonly<Record<string, () => Promise<FormReceiver>>>;

type PageOutcome = Extract<PlanOutcome, { status: 'page' }>;

export interface ReceiveOptions {
  readonly posted: SentForm;
  readonly request: Request;
  readonly receivers: FormReceivers;
  readonly platform: Platform;
  readonly signal: AbortSignal;
  /** Paused while the form's service is waited for; left out where no form has to wait. */
  readonly turn?: FormTurn | undefined;
}

/** The page to send back and its status, or an answer that needs none. */
export type Reception =
  | { readonly answer: PageAnswer }
  | { readonly outcome: PageOutcome; readonly status?: PageAnswer['status'] };

const SENT_BACK = { refused: 422, failed: 503 } as const;

/**
 * Gives a form to the feature of the page that it was sent from. One that is taken leads to the
 * page that says so, by GET, so that loading it again sends nothing; otherwise the page comes back
 * with what was typed. A page without such a form is shown as it is.
 */
export async function receiveForm(
  outcome: PageOutcome,
  { posted, request, receivers, platform, signal, turn }: ReceiveOptions,
): Promise<Reception> {
  const { plan, code } = outcome;
  const item = listItems(plan.slots).find(
    (each): each is PlannedEntry =>
      each.kind === 'feature' &&
      each.state !== 'faulty' &&
      Object.hasOwn(receivers, each.type) &&
      each.props['name'] === posted.name,
  );
  const load = item && receivers[item.type];
  // The page has another form by now, or is not there at the moment.
  if (!item || !load) return { outcome, ...(plan.status === 200 && { status: 400 }) };

  const receive = await load();
  const keyed = await withKey(posted, request);
  const resume = turn?.pause(getService(item));
  const received = await receive(keyed, {
    props: item.props,
    messages: code.get(getEntryName(item))?.messages ?? {},
    platform,
    // Too many wait for this service: the form comes back as if it had not answered, at once.
    signal: turn && !resume ? AbortSignal.abort() : signal,
    title: plan.head.title,
  });
  if (received.status === 'complete') return { answer: leadToCompletion(platform, posted.name) };
  await resume?.();
  const { submission, title } = received;
  const { route } = plan.decisions;
  if (!route) throw new Error('A page with a feature holds what its route knows.');
  const decisions = { ...plan.decisions, route: { ...route, submission } };
  const head = { ...plan.head, title };
  return {
    outcome: { ...outcome, plan: { ...plan, head, decisions } },
    status: SENT_BACK[received.status],
  };
}

/** Names the service of a form; where its configuration does not say so, its feature. */
function getService({ type, props }: PlannedEntry): string {
  const { endpoint } = props;
  return typeof endpoint === 'string' ? endpoint : type;
}

function leadToCompletion({ host }: Pick<Platform, 'host'>, form: string): PageAnswer {
  const { pathname, searchParams } = host.url();
  const query = new URLSearchParams(searchParams);
  query.set(SENT_FORM, form);
  const location = `${pathname}?${query.toString()}#${form}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: null };
}

/**
 * Names the submission. A page that is the same for everybody can hold no key: the same texts from
 * the same browser are one submission, however often its button was pressed.
 */
async function withKey(sent: SentForm, { headers }: Request): Promise<PostedForm> {
  const sender = SENDER_HEADERS.map((name) => headers.get(name) ?? '');
  const text = JSON.stringify([sent.name, sent.values, await describeFiles(sent), sender]);
  return { ...sent, idempotencyKey: await digest(new TextEncoder().encode(text)) };
}

/** Names and contents of files, as far as it takes to know them again. */
function describeFiles({ files = {} }: SentForm): Promise<readonly unknown[]> {
  const all = Object.entries(files).flatMap(([field, own]) => own.map((file) => ({ field, file })));
  return Promise.all(
    all.map(async ({ field, file }) => [field, file.name, await digest(await file.arrayBuffer())]),
  );
}

async function digest(data: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const SENDER_HEADERS = ['user-agent', 'accept-language', 'cookie', 'forwarded', 'x-forwarded-for'];

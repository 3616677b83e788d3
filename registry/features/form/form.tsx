import { usePlatform, type WithMessages, type Messages } from '#renderer';
import type { FormProps } from '#schemas/generated/features/form.ts';
import { FORM_NAME } from '#schemas/content/sent-form.ts';
import { Button } from '../../kit/button/button.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { NotificationBox } from '../../kit/notification/notification-box.tsx';
import { VisibleFields } from './visible-fields.tsx';
import { Completion } from './completion.tsx';
import { hasFiles } from './configured-files.ts';
import { listVisibleFields } from './create-configured-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { hasSecrets } from './post-rows.ts';
import { useForm, type FormOfPage } from './use-form.ts';
import './form.css';

/**
 * A form by configuration. A server renders it whole, and takes it as well where no script runs.
 * Other fields make it another form, as while an author edits it.
 */
export function FormFeature(props: FormProps & WithMessages) {
  return <ConfiguredForm key={JSON.stringify([props.name, props.fields])} {...props} />;
}

function ConfiguredForm(props: FormProps & WithMessages) {
  const { title, introduction, complete, messages } = props;
  const state = useForm(props);
  if (state.isComplete) {
    return <Completion {...complete} id={props.name} className="form" isFresh={state.isSentHere} />;
  }
  return (
    <section className="form" id={props.name} data-without-script="works">
      {title && <Heading>{title}</Heading>}
      {introduction && <p className="form__introduction">{introduction}</p>}
      {state.mistakes.length > 0 && (
        <ErrorSummary
          form={props.name}
          mistakes={state.mistakes}
          onFollow={(name) => findField(state.configured, name)?.focus() ?? false}
          messages={messages}
        />
      )}
      {state.isResumed && state.mistakes.length === 0 && !state.isSignedOut && (
        <NotificationBox type="information">{messages['form_resumed']}</NotificationBox>
      )}
      {state.failure === 'on-server' && (
        <Failure messages={messages} hasLostFiles={hasFiles(state.configured.members)} />
      )}
      <Fields {...props} state={state} />
      {state.leaveQuestion}
    </section>
  );
}

interface WithState {
  readonly state: FormOfPage;
}

function Fields({ state, ...props }: FormProps & WithMessages & WithState) {
  const { name, layout, submit, logIn, messages } = props;
  const { host, locale } = usePlatform();
  return (
    <form
      className="form__fields"
      method="post"
      encType={hasFiles(state.configured.members) ? 'multipart/form-data' : undefined}
      action={`${host.url().pathname}#${name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.send();
      }}
    >
      <input type="hidden" name={FORM_NAME} value={name} />
      <VisibleFields form={name} section={state.configured} {...{ messages, layout, locale }} />
      {state.failure === 'here' && <Failure messages={messages} />}
      {state.isSignedOut && logIn && (
        <SignedOut
          {...{ logIn, messages }}
          here={new URL(`#${name}`, host.url()).href}
          isStored={state.isStored}
          losesSome={hasFiles(state.configured.members) || hasSecrets(props.fields)}
        />
      )}
      <div>
        <Button
          type="submit"
          color="indigo"
          busyText={state.isSending ? messages['form_sending'] : undefined}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface FailureProps extends Pick<WithMessages, 'messages'> {
  /** True where files that were chosen have to be chosen again. */
  readonly hasLostFiles?: boolean;
}

/** Stands where a visitor looks: above a page that came back, and at the button pressed. */
function Failure({ messages, hasLostFiles = false }: FailureProps) {
  const message = messages[hasLostFiles ? 'form_failed_files' : 'form_failed'];
  return <NotificationBox type="error">{message}</NotificationBox>;
}

function findField(configured: FormOfPage['configured'], name: string) {
  return listVisibleFields(configured).find(({ field }) => field.getState().name === name)?.field;
}

interface SignedOutProps {
  /** The address of the log-in, with a place for the address to come back to. */
  readonly logIn: string;
  /** The address of the form. */
  readonly here: string;
  /** True where what was typed comes back with the visitor. */
  readonly isStored: boolean;
  /** True where some of it is never stored. */
  readonly losesSome: boolean;
  readonly messages: Messages;
}

/**
 * Says that a session has ended, and leads to the log-in: in a window of its own where nothing
 * stores what was typed, so that it stays.
 */
function SignedOut({ logIn, here, isStored, losesSome, messages }: SignedOutProps) {
  const href = logIn.replaceAll('{currentUrl}', () => encodeURIComponent(here));
  return (
    <NotificationBox type="error">
      {messages['signed_out']} {messages[isStored ? 'signed_out_stored' : 'signed_out_kept']}{' '}
      {isStored && losesSome && <>{messages['signed_out_lost']} </>}
      {isStored ? (
        <a className="notification__link" href={href}>
          {messages['signed_out_link']}
        </a>
      ) : (
        <a className="notification__link" href={href} target="_blank" rel="noreferrer">
          {messages['signed_out_window']}
        </a>
      )}
    </NotificationBox>
  );
}

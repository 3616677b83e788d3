import type { Specimens } from '../specimen/specimen.ts';
import { Notification } from './notification.tsx';
import './notification.specimens.css';

const nowhere = { text: 'Opening hours', url: '#hours' };

function Types() {
  return (
    <div className="notification-sheet">
      <Notification
        type="information"
        title="Branches close at noon on 24 December."
        link={nowhere}
      >
        The app and the phone stay open.
      </Notification>
      <Notification type="success" title="Your new address is saved." closeLabel="Close">
        Cards and letters follow it from today.
      </Notification>
      <Notification
        type="warning"
        title="Your identity card runs out in 21 days."
        link={{ text: 'Scan it now', url: '#scan' }}
      >
        Scan the new one in time to keep signing.
      </Notification>
      <Notification type="error" title="Something went wrong on our side.">
        We cannot show this part right now. Please try again later.
      </Notification>
    </div>
  );
}

function LongText() {
  return (
    <Notification
      type="warning"
      title="Kreditkartenabrechnungszeitraumverlängerungsantragsformulare"
      closeLabel="Schließen"
      link={{ text: 'Zahlungsverkehrsdienstleistungsübersicht öffnen', url: '#long' }}
    >
      <p>Ihre Unterlagen werden in zwei bis drei Werktagen geprüft.</p>
      <p>Danach erhalten Sie eine Nachricht, auch wenn nichts weiter zu tun ist.</p>
    </Notification>
  );
}

function OneWord() {
  return <Notification type="success">Saved.</Notification>;
}

/** The gallery shows the part in every state that it can be in. */
export const notificationSpecimens: Specimens = {
  types: Types,
  'long-text': LongText,
  'one-word': OneWord,
};

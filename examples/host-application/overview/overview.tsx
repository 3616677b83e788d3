import { useEffect, useState } from 'react';
import { usePendingTask, usePlatform, type WithMessages } from '#renderer';
import {
  Button,
  Dropdown,
  Overlay,
  PageHeader,
  Price,
  ResolvedIcon,
  useOpener,
} from '#registry/kit';
import { loadAccounts, type Account } from './accounts.ts';
import { useLook } from './look.ts';
import './overview.css';

/** The accounts of whoever is signed in: one of them, and a list to choose another from. */
export function Overview({ messages }: WithMessages) {
  const { locale } = usePlatform();
  const emitPendingTask = usePendingTask();
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const [chosen, setChosen] = useState<Account>();
  // A feature says in its first effect how long the page has to wait for it.
  useEffect(() => emitPendingTask(loadAccounts().then(setAccounts)), [emitPendingTask]);
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const account = chosen ?? accounts[0];
  if (!account) return null;

  return (
    <div className="overview">
      <PageHeader
        title={account.name}
        titleLevel={2}
        before={
          <Button look="text" onClick={() => window.history.back()}>
            {messages['button_back']}
          </Button>
        }
        after={<AccountChoice accounts={accounts} chosen={account} onChoose={setChosen} />}
      />
      <Price amount={balanceOf(account)} currency="EUR" locale={locale} />
      <Details account={account} messages={messages} />
      <ol className="overview__movements" aria-label="Movements">
        {account.movements.map((cents, index) => (
          <li key={index}>{euros.format(cents / 100)}</li>
        ))}
      </ol>
    </div>
  );
}

interface AccountChoiceProps {
  readonly accounts: readonly Account[];
  readonly chosen: Account;
  readonly onChoose: (account: Account) => void;
}

function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { opener, overlay } = useOpener();
  const choose = (account: Account) => {
    onChoose(account);
    setOpen(false);
  };
  return (
    <>
      <Button {...opener} color="indigo" look="outline" onClick={() => setOpen(!isOpen)}>
        Accounts
      </Button>
      <Dropdown {...overlay} open={isOpen} onOpenChange={setOpen} label="Accounts">
        <ul>
          {accounts.map((account) => (
            <li key={account.id}>
              <Button
                look="text"
                color="indigo"
                aria-current={account === chosen}
                onClick={() => choose(account)}
              >
                {account.name}
              </Button>
            </li>
          ))}
        </ul>
      </Dropdown>
    </>
  );
}

/** A frame, a role or an icon that the kit does not know throws here, in words for who chose it. */
function Details({ account, messages }: { readonly account: Account } & WithMessages) {
  const { frame, role, icon } = useLook();
  const [isOpen, setOpen] = useState(false);
  const { opener, overlay } = useOpener();
  return (
    <>
      <ResolvedIcon icon={icon} variation="32_interactionSecondary" />
      <Button {...opener} color="indigo" onClick={() => setOpen(true)}>
        Details
      </Button>
      <Overlay
        {...overlay}
        variation={frame}
        role={role}
        open={isOpen}
        onOpenChange={setOpen}
        title={account.name}
        closeLabel={messages['button_close']}
      >
        <p>{`${account.movements.length} movements this year.`}</p>
      </Overlay>
    </>
  );
}

function balanceOf({ movements }: Account): number {
  return movements.reduce((sum, cents) => sum + cents, 0) / 100;
}

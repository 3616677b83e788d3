/** An account of whoever is signed in, as the application's own service would give it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** In euro cents, the latest first. */
  readonly movements: readonly number[];
}

const NAMES = ['Current account', 'Joint account', 'Saver Plus', 'Bicycle trip', 'Rainy days'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];

/** Loads the accounts of whoever is signed in: more than a list on a phone has room for. */
export function loadAccounts(): Promise<readonly Account[]> {
  const accounts = MONTHS.flatMap((month, row) =>
    NAMES.map((name, column) => ({
      id: `account-${row}-${column}`,
      name: row === 0 ? name : `${name}, opened in ${month}`,
      movements: Array.from({ length: 40 }, (_, index) => (index * 1_733 + column * 911) % 90_000),
    })),
  );
  return Promise.resolve(accounts);
}

import type { Specimens } from '../specimen/specimen.ts';
import { Tabs, type Tab } from './tabs.tsx';

const FEW: readonly Tab[] = [
  { id: 'rates', label: 'Rates', content: <p>1.85 % a year, paid on 31 December.</p> },
  { id: 'costs', label: 'Costs', content: <p>Nothing to open, keep or close it.</p> },
  { id: 'taxes', label: 'Taxes', content: <p>The first € 1,020 of interest are free of tax.</p> },
];

const MANY: readonly Tab[] = [
  ...FEW,
  { id: 'long', label: 'Berufsunfähigkeitszusatzversicherungen', content: <p>Sinngemäß.</p> },
  { id: 'documents', label: 'Documents', content: <p>Three, in four languages.</p> },
  { id: 'questions', label: 'Questions', content: <p>Call us, day and night.</p> },
];

/** The gallery shows a few tabs, and more than fit beside each other. */
export const tabsSpecimens: Specimens = {
  default: () => <Tabs label="About the savings account" items={FEW} />,
  many: () => <Tabs label="About the savings account" items={MANY} defaultValue="long" />,
};

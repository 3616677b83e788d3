/** One entry of the navigation, whoever gave it: a link, an action, or a submenu. */
export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  /** The page is this entry's, too, where its path begins with this. */
  readonly hrefMatch?: string;
  /** A drawing of the icon set, by its id. */
  readonly icon?: string;
  /** The address of a drawing, where the icon set has none. */
  readonly svg?: string;
  /** How many things wait there. */
  readonly counter?: number;
  /** What pressing it does, by the name of the action; it leads nowhere then. */
  readonly actionItem?: string;
  /** true: its submenu starts closed, whatever stands in it. */
  readonly collapsed?: boolean;
  /** Whether the page is this entry's. */
  readonly active?: boolean;
  readonly subItems?: readonly NavigationItem[];
}

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
  /** The number of things that wait there. */
  readonly counter?: number;
  /** The name of the action that pressing it runs; it leads nowhere then. */
  readonly actionItem?: string;
  /** true: its submenu starts closed, whatever stands in it. */
  readonly collapsed?: boolean;
  /** True if the page belongs to this entry. */
  readonly active?: boolean;
  readonly subItems?: readonly NavigationItem[];
}

/** The two kinds of profile between which a person may switch. */
export type ProfileType = 'private' | 'business';

/** Describes the person who is signed in, as the shell shows it. */
export interface DisplayedVisitor {
  /** The name of the person. */
  readonly username?: string;
  readonly profileName?: string;
  readonly activeProfileType?: ProfileType;
  /** The other kind of profile that the person has; left out where there is none. */
  readonly inactiveProfileType?: ProfileType;
}

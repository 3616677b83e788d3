import type { CheckModule } from '#schemas/check-module.ts';
import type { DeclaredFeature } from '#schemas/content/declared-feature.ts';
import type { Problem } from '../errors/index.ts';

/** The check behind a componentType, and the types there are. */
export interface LookUpCheck {
  readonly get: (type: string) => CheckModule | undefined;
  /**
   * The types that an author may use, each with its family, whether or not its check was loaded.
   */
  readonly families: ReadonlyMap<string, string>;
  /**
   * The checks of the features that components may name; left out where none of them may name one.
   */
  readonly features?: ReadonlyMap<string, CheckModule>;
  /**
   * The features that the route declares with an asset, by their names: they come before those of
   * the registry.
   */
  readonly declared?: ReadonlyMap<string, DeclaredFeature>;
  /** Why the check of a type that exists did not arrive; that of a feature by its kind and type. */
  readonly failed: ReadonlyMap<string, Problem>;
}

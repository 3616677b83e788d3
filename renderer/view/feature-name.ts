import { CUSTOM_ELEMENT } from '#schemas/content/custom-element.ts';

interface Named {
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the name of a feature in its configuration. Elements of assets have one type, and each
 * its own name.
 */
export function getFeatureName({ type, props }: Named): string {
  const name = type === CUSTOM_ELEMENT && props?.['name'];
  return typeof name === 'string' ? name : type;
}

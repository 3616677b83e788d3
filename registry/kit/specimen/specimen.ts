import type { ComponentType } from 'react';

/**
 * The states of a kit part that the gallery shows, by name. Each is a whole specimen, without
 * props.
 */
export type Specimens = Readonly<Record<string, ComponentType>>;

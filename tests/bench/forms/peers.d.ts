/**
 * The few members of other libraries that the bench uses. They are installed where it runs, and not
 * with the project.
 */
declare module 'react-hook-form' {
  import type { ReactElement } from 'react';

  export interface Control {
    readonly register: unknown;
  }
  export function useForm(options: {
    readonly mode: 'onChange';
    readonly defaultValues: Readonly<Record<string, string>>;
  }): { readonly control: Control };
  export function Controller(props: {
    readonly name: string;
    readonly control: Control;
    readonly rules: Readonly<Record<string, unknown>>;
    readonly render: (options: {
      readonly field: {
        readonly value: string;
        readonly onChange: (event: unknown) => void;
        readonly onBlur: () => void;
        readonly ref: (element: HTMLInputElement | null) => void;
      };
      readonly fieldState: { readonly error?: { readonly message?: string } };
    }) => ReactElement;
  }): ReactElement;
}

declare module '@tanstack/react-form' {
  import type { FunctionComponent, ReactElement } from 'react';

  export interface FieldApi {
    readonly state: {
      readonly value: string;
      readonly meta: { readonly errors: readonly (string | undefined)[] };
    };
    readonly handleChange: (value: string) => void;
    readonly handleBlur: () => void;
  }
  export function useForm(options: { readonly defaultValues: Readonly<Record<string, string>> }): {
    readonly Field: FunctionComponent<{
      readonly name: string;
      readonly validators: {
        readonly onChange: (change: { readonly value: string }) => string | undefined;
      };
      readonly children: (field: FieldApi) => ReactElement;
    }>;
  };
}

declare module '@conform-to/react' {
  import type { FormEvent, ReactElement, ReactNode } from 'react';

  interface FormMetadata {
    readonly id: string;
    readonly context: { readonly form: unknown };
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  }
  export function useForm(options: {
    readonly defaultValue: Readonly<Record<string, string>>;
    readonly shouldValidate: 'onInput';
    readonly onValidate: (context: { readonly formData: FormData }) => unknown;
  }): readonly [FormMetadata, unknown];
  export function useField(name: string): readonly [
    {
      readonly name: string;
      readonly initialValue: string | undefined;
      readonly errors: readonly string[] | undefined;
    },
    unknown,
  ];
  export function FormProvider(props: {
    readonly context: FormMetadata['context'];
    readonly children: ReactNode;
  }): ReactElement;
  export function parse(
    formData: FormData,
    options: {
      readonly resolve: (values: Readonly<Record<string, unknown>>) => {
        readonly value?: unknown;
        readonly error?: Readonly<Record<string, readonly string[]>>;
      };
    },
  ): unknown;
}

declare module '@lion/ui/form.js' {
  export class LionForm extends HTMLElement {
    readonly updateComplete: Promise<unknown>;
  }
}

declare module '@lion/ui/input.js' {
  export class LionInput extends HTMLElement {
    label: string;
    modelValue: string;
    validators: readonly object[];
    readonly updateComplete: Promise<unknown>;
    readonly feedbackComplete: Promise<unknown>;
  }
}

declare module '@lion/ui/form-core.js' {
  interface ValidatorConfig {
    readonly getMessage: () => string;
  }
  export const Required: new (param?: undefined, config?: ValidatorConfig) => object;
  export const MinLength: new (param: number, config?: ValidatorConfig) => object;
}

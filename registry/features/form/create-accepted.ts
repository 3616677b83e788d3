import { defineValidator, type MessageContext, type Validator } from '../../kit/form/validator.ts';
import { askIfAccepted, type FormClient } from './form-client.ts';

interface AcceptedOptions {
  readonly client: FormClient;
  /** Says that a value is not accepted, where the service does not. */
  readonly describe: (context: MessageContext) => string;
}

/**
 * Makes the validators of a service that says if it accepts a value: one that refuses, and one that
 * shows what the service says of a value that it accepts. Each value is asked about once.
 */
export function createAccepted(
  path: string,
  { client, describe }: AcceptedOptions,
): readonly Validator[] {
  const answers = new Map<unknown, ReturnType<typeof askIfAccepted>>();
  const ask = async (value: unknown) => {
    const answer = answers.get(value) ?? askIfAccepted(path, String(value), client);
    answers.set(value, answer);
    try {
      return await answer;
    } catch (error) {
      answers.delete(value);
      throw error;
    }
  };
  const refuse = defineValidator<undefined>({
    name: 'IsAccepted',
    isAsync: true,
    applies: async (value) => !(await ask(value)).accepted,
    getMessage: async (context) => (await ask(context.value)).message || describe(context),
  });
  const confirm = defineValidator<undefined>({
    name: 'Confirmed',
    applies: () => true,
    getMessage: async ({ value }) => (await answers.get(value))?.message ?? '',
  });
  return [refuse(undefined), confirm(undefined, { type: 'success' })];
}

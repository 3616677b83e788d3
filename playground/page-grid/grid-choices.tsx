interface GridChoicesProps {
  /** The name of what is chosen, in every language. */
  readonly name: string;
  readonly choices: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Checkboxes in a line, of which any number may be checked. */
export function GridChoices({ name, choices, chosen, onChoose }: GridChoicesProps) {
  const check = (choice: string, isChecked: boolean) =>
    onChoose(choices.filter((each) => (each === choice ? isChecked : chosen.includes(each))));
  return (
    <fieldset className="page-grid__choices">
      <legend>{name}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => check(choice, target.checked)}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}

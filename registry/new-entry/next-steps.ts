/** Says what is left to do for a new component, at its address. */
export function describeNextSteps(address: string): string {
  const id = address.slice(address.indexOf('/') + 1);
  return `
Next:
1. Say in schemas/${address}.schema.json what an author may write, and run \`npm run generate\`.
2. Render it in registry/${address}, and show every property in fixtures/${address}/full.json.
3. Run \`npm run coverage:scenarios\`. It names what no scenario shows yet; add each to fixtures/scenarios/${id}.
4. Run \`npm run digest -- --update --only ${id}/ --because "<why>"\` to agree on what the scenarios show.
5. Name it in each file of schemas/translations, and translate what its schema says.
6. Choose its icon in playground/layout/component-icon.ts.`;
}

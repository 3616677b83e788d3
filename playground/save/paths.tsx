/** Files by their paths, as a person finds them. */
export function Paths({ paths }: { readonly paths: readonly string[] }) {
  return paths.map((path) => (
    <span key={path}>
      <code>fixtures/{path}</code>{' '}
    </span>
  ));
}

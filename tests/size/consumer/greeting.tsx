export function Greeting() {
  return <p>Hello</p>;
}

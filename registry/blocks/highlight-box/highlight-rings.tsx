/** Meridians round a pole: what the mark is made of, as decoration. */
export function HighlightRings() {
  return (
    <svg
      className="highlight-box__rings"
      viewBox="0 0 420 300"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g className="highlight-box__arcs">
        <path d="M420-12A252 252 0 0 0 168 240v60" />
        <path d="M420 60a180 180 0 0 0-180 180v60" />
        <path d="M420 130a110 110 0 0 0-110 110v60" />
      </g>
      <path className="highlight-box__pole" d="M420 186a54 54 0 0 0-54 54v60h54z" />
    </svg>
  );
}

/** The mark with one arch tipped over. */
export function TippedMark() {
  return (
    <svg
      className="error-card__mark"
      width="192"
      height="104"
      viewBox="0 0 240 130"
      fill="none"
      strokeLinecap="round"
      aria-hidden
    >
      <circle className="error-card__halo" cx="120" cy="74" r="56" />
      <path className="error-card__ground" d="M32 114h176" strokeWidth="6" />
      <path className="error-card__arch" d="M66 114V78a26 26 0 0 1 52 0v36z" />
      <path
        className="error-card__tipped-arch"
        d="M124 114l-4-36a26 26 0 0 1 51-9l9 45z"
        transform="rotate(12 150 114)"
      />
      <path
        className="error-card__clatter"
        d="M196 40l10-14M206 54l18-6M184 32l-2-16"
        strokeWidth="5"
      />
    </svg>
  );
}

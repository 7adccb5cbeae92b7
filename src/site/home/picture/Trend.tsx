/** A rising line over its area, as the console draws what was received. */
export function Trend() {
  const line =
    "M0 92 C30 88 44 70 74 74 S120 96 148 78 S196 40 224 48 S270 74 300 60 S352 22 380 30 S430 46 460 24 S500 12 520 10";
  return (
    <svg className="picture-trend" viewBox="0 0 520 120" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="trend-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 30H520M0 60H520M0 90H520" stroke="var(--line)" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path d={`${line} V120 H0 Z`} fill="url(#trend-fill)" />
      <path d={line} fill="none" stroke="var(--accent)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** One line drawing for each part of the product, on a grid of 24. */
const PATHS = {
  applications: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.5h7",
  home: "M4 19V11M10 19V5M16 19v-9M22 19H2",
  bills: "M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7",
  recharge: "M12 3v11m0 0 4-4m-4 4-4-4M4 17v3h16v-3",
  records: "M3 7h13l-3-3M21 17H8l3 3",
  wallets: "M3 7a2 2 0 0 1 2-2h12v4M3 7v10a2 2 0 0 0 2 2h15V9H5a2 2 0 0 1-2-2Zm13 7h.01",
  currencies: "M15 9a6 6 0 1 1-6 6M9 15a6 6 0 1 1 6-6M9 3a6 6 0 1 0 0 12",
} as const;

export function ProductGlyph({ part }: { part: keyof typeof PATHS }) {
  return (
    <svg className="part-glyph" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={PATHS[part]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

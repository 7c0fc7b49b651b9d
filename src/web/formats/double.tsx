/** One side below the other; players who lose above play on below. */
export function Picture() {
  return (
    <>
      <path d="M8 6h18v10H8M8 22h18v10H8M26 11h22v16H26M48 19h42" fill="none" stroke="currentColor" />
      <path d="M18 34v8M38 29v13" stroke="currentColor" strokeDasharray="2 3" opacity="0.7" />
      <path d="M8 44h18v12H8M26 50h22M30 44h18v12M48 50h20v-0h22" fill="none" stroke="currentColor" opacity="0.75" />
      <path d="M90 19v31M90 34h26" fill="none" stroke="currentColor" />
    </>
  );
}

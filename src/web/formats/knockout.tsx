/** Eight, four, two, one. */
export function Picture() {
  return (
    <path
      d="M10 6h22v14H10M10 30h22v14H10M32 13h24v24H32M56 25h18M10 50h22v8H10M32 54h24M56 25v29M74 25v14M74 39h36"
      fill="none"
      stroke="currentColor"
    />
  );
}

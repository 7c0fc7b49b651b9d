/** Four petals. */
export function Picture() {
  return [16, 48].flatMap((y) => [40, 84].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="12" />));
}

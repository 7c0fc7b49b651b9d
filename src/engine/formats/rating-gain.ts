/** How far above the opponents' average a share of the points places a player, from ½ to 1 by hundredths (B.02, 8.1). */
const GAINS = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
];

/** Negative below half of the points. */
export function expectedGain(points: number, most: number): number {
  const hundredths = Math.floor((100 * points) / most + 0.5);
  const gain = GAINS[Math.abs(hundredths - 50)] ?? 0;
  return hundredths < 50 ? -gain : gain;
}

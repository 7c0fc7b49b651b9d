import { dot } from './dot.tsx';

const places = [0, 1, 2, 3, 4, 5].map((at): [number, number] => [
  62 + 26 * Math.cos((at * Math.PI) / 3),
  32 + 26 * Math.sin((at * Math.PI) / 3),
]);
const chords = places.flatMap(([x, y], at) => places.slice(at + 1).map(([u, v]) => `M${x} ${y}L${u} ${v}`));

/** Everyone joined to everyone. */
export function Picture() {
  return (
    <>
      <path d={chords.join('')} stroke="currentColor" opacity="0.45" />
      {places.map(([x, y]) => dot(x, y))}
    </>
  );
}
